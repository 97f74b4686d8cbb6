import { groundAt, heroHills, placeByHeight, shareOfChange, summitOf } from '@/lib/artwork/hills';

describe('the change of a result', () => {
  it('is the difference of the figures before and after, as a share of the larger one', () => {
    expect(shareOfChange({ metric: '9 days', comparison: { before: 36, after: 9 } })).toBe(0.75);
    expect(shareOfChange({ metric: '96%', comparison: { before: 48, after: 96 } })).toBe(0.5);
    expect(shareOfChange({ metric: '0', comparison: { before: 730, after: 0 } })).toBe(1);
    expect(shareOfChange({ metric: '0', comparison: { before: 0, after: 0 } })).toBe(0);
  });

  it('is the percentage of a result without these figures, if it has one', () => {
    expect(shareOfChange({ metric: '12%' })).toBe(0.12);
    expect(shareOfChange({ metric: '98.7 %' })).toBe(0.987);
    expect(shareOfChange({ metric: '98,5 %' })).toBe(0.985);
    expect(shareOfChange({ metric: '1,200%' })).toBe(1);
    expect(shareOfChange({ metric: 'up to 40%.' })).toBe(0.4);
    expect(shareOfChange({ metric: '250%' })).toBe(1);
    for (const metric of ['41 ms', '5,200', '0', '', 'none', '%', '1.2.3%'])
      expect(shareOfChange({ metric })).toBe(0);
  });
});

describe('the places of hills', () => {
  it('are in the order of the heights; of equal ones, the first gets the better place', () => {
    expect(placeByHeight([0.2, 0.9, 0.2, 0.5], ['far', 'near', 'side', 'front'])).toEqual([
      'side',
      'far',
      'front',
      'near',
    ]);
  });
});

describe('the hills of a hero', () => {
  const shares = [0.37, 0.46, 0, 0.94, 0.12, 0.3, 0.4];

  it('are one for each result, at most six, and the same for the same case study', () => {
    expect(heroHills('bank', shares.slice(0, 2))).toHaveLength(2);
    expect(heroHills('bank', shares)).toHaveLength(6);
    expect(heroHills('bank', shares)).toEqual(heroHills('bank', shares));
    expect(heroHills('bank', shares)).not.toEqual(heroHills('shop', shares));
  });

  it('are higher for larger changes, whatever their order', () => {
    const heights = heroHills('bank', shares).map(({ height }) => height);
    const byShare = shares.slice(0, 6).toSorted((a, b) => a - b);
    expect(byShare.map((share) => heights[shares.indexOf(share)])).toEqual(heights.toSorted((a, b) => a - b));
    expect(new Set(heights).size).toBe(6);
  });

  it.each(['bank', 'shop'])(
    'have the main result to the right of all titles but the longest, whatever its rank (%s)',
    (id) => {
      for (const main of [0.95, 0.8, 0.6, 0.4, 0.2, 0]) {
        const [first] = heroHills(id, [main, 0.9, 0.7, 0.5, 0.3, 0.1]);
        expect(first?.x).toBeGreaterThan(0.8);
      }
    },
  );

  it.each(['bank', 'shop', 'school', 'hospital'])('hide no summit of a higher one (%s)', (id) => {
    const hills = heroHills(id, shares);
    for (const rear of hills)
      for (const front of hills.filter(({ depth }) => depth > rear.depth))
        if (Math.abs(front.x - rear.x) < 0.07) expect(summitOf(front).y).toBeGreaterThan(summitOf(rear).y);
  });

  it.each(['bank', 'shop', 'school', 'hospital'])(
    'are to the right of the title, with their summits apart (%s)',
    (id) => {
      const summits = heroHills(id, shares).map((hill) => ({
        ...summitOf(hill),
        ground: groundAt(hill.depth),
      }));
      for (const [index, { x, y, ground }] of summits.entries()) {
        expect(x).toBeGreaterThan(0.72);
        expect(x).toBeLessThan(0.97);
        expect(y).toBeGreaterThan(0.1);
        expect(y).toBeLessThan(ground);
        for (const other of summits.slice(index + 1))
          expect(Math.hypot((x - other.x) * 1.78, y - other.y)).toBeGreaterThan(0.06);
      }
    },
  );
});
