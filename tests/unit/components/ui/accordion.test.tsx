import { render } from '@testing-library/react';
import { Accordion } from '@/components/ui/accordion';

it('keeps a word with a hyphen on one line, and the question complete', () => {
  const question = 'Comment protégez-vous nos données ?';
  const view = render(<Accordion items={[{ id: 'answer', question, answer: ['Comme les nôtres.'] }]} />);
  expect(view.getByText('protégez-vous')).toHaveClass('inline-block');
  expect(view.container.querySelector('summary')).toHaveTextContent(question);
});
