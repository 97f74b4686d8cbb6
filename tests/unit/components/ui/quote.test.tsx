import { render, screen } from '@testing-library/react';
import { Quote } from '@/components/ui/quote';

it.each([
  ['Now I ask.', 'Now I ask'],
  ['Who asks?', 'Who asks?'],
])('sets the period apart, which some languages write after the closing mark: %s', (text, words) => {
  render(
    <Quote text={text} size="part">
      Pharmacist
    </Quote>,
  );
  expect(screen.getByRole('blockquote')).toHaveTextContent(text);
  expect(screen.getByText(words, { selector: '.quote-words' })).toBeInTheDocument();
});
