import { render } from '@testing-library/react';
import { Steps } from '@/components/ui/steps';

const items = [
  { title: 'Read', text: 'We read your contracts.', time: 'Week 1' },
  { title: 'Plan', text: 'We write a plan.' },
];

it('lists the steps with their times', () => {
  const view = render(<Steps items={items} />);
  const steps = view.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps).toEqual(['1Week 1ReadWe read your contracts.', '2PlanWe write a plan.']);
});

it('hides the drawn numbers from screen readers, which count the items themselves', () => {
  const view = render(<Steps items={items} />);
  expect(view.getByText('2')).toHaveAttribute('aria-hidden', 'true');
});

it('states its role, because Safari does not announce lists without markers', () => {
  const view = render(<Steps items={items} />);
  expect(view.getByRole('list')).toHaveAttribute('role', 'list');
});
