import { render } from '@testing-library/react';
import { HeroSummits } from '@/components/sections/hero-summits';

/** Returns where the right end of a label is on narrow screens, in units of the drawing, which is 1600 wide. */
function rightEnd(x: number): number {
  const { container } = render(<HeroSummits summits={[{ text: '8 days', x, y: 0.3 }]} covered={0} />);
  const label = container.querySelector('svg svg');
  const width = Number.parseFloat(label?.querySelector('rect')?.getAttribute('width') ?? '');
  return Number(label?.getAttribute('x')) + (width / 2) * 34;
}

it('moves the label of a hill at the right edge to the left, so that it is not cut off', () => {
  expect(rightEnd(0.99)).toBeLessThanOrEqual(1540);
  expect(rightEnd(0.99)).toBeGreaterThan(1520);
  expect(rightEnd(0.5)).toBeLessThan(1000);
});
