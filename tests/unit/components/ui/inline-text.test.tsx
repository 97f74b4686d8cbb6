import { render, screen } from '@testing-library/react';
import { InlineText } from '@/components/ui/inline-text';
import { parseMarks } from '@/lib/content/marks';

const photo = 'https://images.unsplash.com/photo-1451187580459-43490279c0fa';
const show = (text: string) =>
  render(
    <p>
      <InlineText text={parseMarks(text)} />
    </p>,
  ).container;

it('shows bold text, links, and pictures', () => {
  const page = show(`Read **this** and [that](https://example.com/a?b=c&d=e). ![A desk](${photo})`);
  expect(page).toHaveTextContent('Read this and that.');
  expect(page.querySelector('strong')).toHaveTextContent('this');
  expect(screen.getByRole('link', { name: 'that' })).toHaveAttribute('href', 'https://example.com/a?b=c&d=e');
  const picture = screen.getByRole('img', { name: 'A desk' });
  expect(picture.getAttribute('src')).toMatch(`${photo}?`);
  expect(picture).toHaveAttribute('width');
  expect(picture).toHaveAttribute('height');
});

it('keeps short words with a hyphen on one line', () => {
  const words = show('Under SR 11-7, **a go/no-go** step.').querySelectorAll('.whitespace-nowrap');
  expect(Array.from(words, (word) => word.textContent)).toEqual(['11-7', 'go/no-go']);
});

it('marks words in another language', () => {
  expect(
    show('Un [business associate agreement](lang:en) aparte.').querySelector('[lang=en]'),
  ).toHaveTextContent(/^business associate agreement$/);
});

it.each([
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '[<b>x</b>](/contact"onclick="alert(1))',
  `![x"onerror="alert(1)](${photo})`,
])('shows %s as plain text', (text) => {
  const page = show(text);
  expect(page.querySelector('script, b, [onerror], [onclick], [href^=javascript]')).toBeNull();
});
