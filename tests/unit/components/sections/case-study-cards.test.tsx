import { render, screen } from '@testing-library/react';
import { CaseStudyCards } from '@/components/sections/case-study-cards';

const quote = { text: 'Now I ask.', source: 'Pharmacist', client: 'Hospital group' };

it('shows the words of a client with the role and the client', () => {
  render(<CaseStudyCards id="studies" title="Case studies" cards={[]} clientQuote={quote} />);
  expect(screen.getByRole('figure')).toHaveTextContent('Now I ask.PharmacistHospital group');
});

it('has no quote without one', () => {
  render(<CaseStudyCards id="studies" title="Case studies" cards={[]} />);
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});
