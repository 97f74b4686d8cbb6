import { fireEvent, render, screen } from '@testing-library/react';
import { limits } from '@/components/islands/inquiry/limits';
import { MessageField } from '@/components/islands/inquiry/message-field';
import { LanguageProvider } from '@/components/islands/language-provider';

jest.mock('next/navigation', () => ({
  usePathname: () => '/contact',
  useRouter: () => ({}),
}));

const words = { message: 'Message', limit: 'Up to 5,000', left: { one: '# left', other: '# left' } };

beforeEach(() => {
  render(
    <LanguageProvider language="en">
      <MessageField id="message" words={words} />
    </LanguageProvider>,
  );
});

/** Fills in a message that leaves this many characters. @returns the counter, and what screen readers announce */
function leave(remaining: number): { shown: string; announced: string | null } {
  const field = screen.getByRole('textbox', { name: 'Message' });
  fireEvent.input(field, { target: { value: 'x'.repeat(limits.message - remaining) } });
  const note = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  return { shown: note?.textContent ?? '', announced: screen.getByRole('status').textContent };
}

test('the counter is exact, and is announced only where it passes 500, 100, 50, 10, and 0', () => {
  for (const [remaining, announced] of [
    [500, '500 left'],
    [499, '500 left'],
    [101, '500 left'],
    [100, '100 left'],
    [50, '50 left'],
    [11, '50 left'],
    [10, '10 left'],
    [1, '10 left'],
    [0, '0 left'],
  ] as const)
    expect(leave(remaining)).toEqual({ shown: `${remaining} left`, announced });
});

test('a pasted text announces the exact number', () => {
  expect(leave(42)).toEqual({ shown: '42 left', announced: '42 left' });
});

test('far from the limit, the field states the limit and announces nothing', () => {
  expect(leave(501)).toEqual({ shown: 'Up to 5,000', announced: '' });
  leave(500);
  expect(leave(501)).toEqual({ shown: 'Up to 5,000', announced: '' });
});
