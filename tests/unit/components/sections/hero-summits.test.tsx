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

it('hides a label that would overlap an earlier one, where it would', () => {
  const { container } = render(
    <HeroSummits
      summits={[
        { text: '85%', x: 0.85, y: 0.3 },
        { text: '14 min', x: 0.91, y: 0.33 },
        { text: '31', x: 0.85, y: 0.31 },
        { text: '2,980', x: 0.95, y: 0.45 },
      ]}
      covered={0.6}
    />,
  );
  const classes = [...container.querySelectorAll('svg svg')].map((label) => label.getAttribute('class'));
  // The text is larger on narrow screens.
  expect(classes).toEqual([null, 'max-lg:hidden', 'lg:hidden max-lg:hidden', null]);
});

it('shows the label of the main result in the visible part of the picture, also above a low hill', () => {
  const { container } = render(
    <HeroSummits
      summits={[
        { text: '12%', x: 0.9, y: 0.6 },
        { text: '3%', x: 0.82, y: 0.6 },
      ]}
      covered={0.6}
    />,
  );
  const [main, other] = container.querySelectorAll('svg svg');
  expect(main?.getAttribute('class')).toBeNull();
  expect(Number(main?.getAttribute('y'))).toBeLessThan(0.49 * 900);
  expect(other?.getAttribute('class')).toBe('max-lg:hidden');
});

it('has a label for each of two equal results at the right edge', () => {
  const summits = [0.4, 0.3, 0.45].map((y, index) => ({ text: '0', x: [0.82, 0.97, 0.98][index] ?? 0, y }));
  const { container } = render(<HeroSummits summits={summits} covered={0} />);
  expect(container.querySelectorAll('svg svg')).toHaveLength(3);
});
