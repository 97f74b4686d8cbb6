import { landformOf, landforms } from '@/lib/artwork/landforms';
import { profileOf, upright } from '@/lib/artwork/profiles';

const unknown = ['energy', 'freight', 'hospitality', 'agriculture', 'real-estate', 'telecommunications'];
const steps = Array.from({ length: 201 }, (_, step) => (step - 100) / 100);

it('gives the industries in the current content landforms and outlines that differ', () => {
  const known = [
    'healthcare',
    'financial',
    'insurance',
    'manufacturing',
    'retail',
    'public-sector',
    'education',
    'non-profit',
  ];
  expect(new Set(known.map(landformOf)).size).toBe(known.length);
  expect(new Set(known.map(profileOf)).size).toBe(known.length);
});

it('gives other industries one of these, the same each time, and not all the same', () => {
  for (const id of unknown) {
    expect(landforms).toContain(landformOf(id));
    expect(landformOf(id)).toBe(landformOf(id));
    expect(profileOf(id)).toBe(profileOf(id));
  }
  expect(new Set(unknown.map(landformOf)).size).toBeGreaterThan(1);
  expect(new Set(unknown.map(profileOf)).size).toBeGreaterThan(1);
});

it.each(['financial', 'education', 'insurance', 'non-profit'])(
  'moves the top of an outline to the middle: %s',
  (industry) => {
    const profile = upright(profileOf(industry));
    expect(profile(0)).toBe(1);
    for (const across of steps) expect(profile(across)).toBeLessThanOrEqual(1 + 1e-3);
  },
);

it('makes a broad outline narrower, so that hills stay apart', () => {
  const widthOf = (profile: (across: number) => number) =>
    steps.filter((at) => profile(at) > profile(0) / 2).length;
  const broad = (across: number) => Math.exp(-(across ** 4));
  expect(widthOf(upright(broad))).toBeLessThan(widthOf(broad) / 2);
});
