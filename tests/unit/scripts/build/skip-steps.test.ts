/** @jest-environment node */
import { skipSteps } from '@/scripts/build/skip-steps';

const steps = [['Checking content', () => {}] as const, ['Checking budgets', () => {}] as const];
const left = (...skip: string[]) => skipSteps(steps, skip).map(([name]) => name);

describe('skipSteps', () => {
  it('leaves out the steps with these names', () => {
    expect(left()).toEqual(['Checking content', 'Checking budgets']);
    expect(left('Checking budgets')).toEqual(['Checking content']);
  });

  it('rejects an unknown name, and lists the known ones', () => {
    expect(() => left('Checking content', 'Checking budget')).toThrow(
      'There is no step "Checking budget". Use one of: "Checking content", "Checking budgets".',
    );
  });
});
