import { type HairCut, portraitShape } from '@/components/ui/portrait-shape';

it.each<[HairCut, boolean, boolean]>([
  ['none', false, false],
  ['short', false, true],
  ['side', false, true],
  ['round', true, true],
  ['long', true, true],
  ['bun', true, true],
])('draws the hair of the cut “%s”', (cut, behind, above) => {
  const { hairBehind, hair } = portraitShape('Ada', cut);
  expect([hairBehind !== '', hair !== '']).toEqual([behind, above]);
});

it('draws a different shape for each cut and each text, and always the same shape for the same text', () => {
  const cuts: HairCut[] = ['none', 'short', 'side', 'round', 'long', 'bun'];
  const shapes = cuts.map((cut) => JSON.stringify(portraitShape('Ada', cut)));
  expect(new Set(shapes).size).toBe(cuts.length);
  expect(portraitShape('Ada', 'bun')).toEqual(portraitShape('Ada', 'bun'));
  expect(portraitShape('Grace', 'bun')).not.toEqual(portraitShape('Ada', 'bun'));
});
