import { render } from '@testing-library/react';
import { Checklist } from '@/components/ui/checklist';

const texts = (view: ReturnType<typeof render>) =>
  view.getAllByRole('listitem').map(({ textContent }) => textContent);

it('lists its items', () => {
  expect(texts(render(<Checklist items={['Tested', 'Measured']} />))).toEqual(['Tested', 'Measured']);
});

it('puts a note under each item that has one', () => {
  const view = render(<Checklist items={['Tested', 'Measured']} notes={['By five users.']} />);
  expect(texts(view)).toEqual(['TestedBy five users.', 'Measured']);
  expect(view.getByText('By five users.')).toHaveClass('block');
});

it('states its role, because Safari does not announce lists without markers', () => {
  const view = render(<Checklist items={['Tested']} />);
  expect(view.getByRole('list')).toHaveAttribute('role', 'list');
});
