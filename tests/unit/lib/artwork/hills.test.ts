import { groundAt, heroHills, magnitude, summitOf } from '@/lib/artwork/hills';

describe('the magnitude of a result', () => {
  it('grows with the percentage', () => {
    expect(magnitude('96%')).toBeGreaterThan(magnitude('37%'));
    expect(magnitude('37%')).toBeGreaterThan(magnitude('0.4%'));
  });

  it('is between 0 and 1 for any text', () => {
    for (const metric of ['41 ms', '5,200', '28,000', '0', '', 'none', '250%', '1.4 s']) {
      expect(magnitude(metric)).toBeGreaterThan(0);
      expect(magnitude(metric)).toBeLessThanOrEqual(1);
    }
  });
});

describe('the hills of a hero', () => {
  const metrics = ['37%', '46%', '41 ms', '8 days', '12%', '3', '4'];

  it('are one for each result, at most six, and the same for the same case study', () => {
    expect(heroHills('bank', metrics.slice(0, 2))).toHaveLength(2);
    expect(heroHills('bank', metrics)).toHaveLength(6);
    expect(heroHills('bank', metrics)).toEqual(heroHills('bank', metrics));
    expect(heroHills('bank', metrics)).not.toEqual(heroHills('shop', metrics));
  });

  it('are higher for larger results', () => {
    const [first] = heroHills('bank', ['90%']);
    const [other] = heroHills('bank', ['9%']);
    expect(first?.height).toBeGreaterThan(other?.height ?? 1);
  });

  it.each(['bank', 'shop', 'school', 'hospital'])('keep off the middle of the leading hill (%s)', (id) => {
    const [leading, ...others] = heroHills(id, metrics.slice(0, 4));
    for (const { x } of others) expect(Math.abs(x - (leading?.x ?? 0))).toBeGreaterThan(0.05);
  });

  it.each(['bank', 'shop', 'school', 'hospital'])(
    'are to the right of the title, with their summits apart (%s)',
    (id) => {
      const summits = heroHills(id, metrics).map((hill) => ({
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
