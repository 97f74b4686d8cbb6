/**
 * @jest-environment node
 */
import { createHash } from 'node:crypto';
import { entryHours, type Hour } from '@/lib/content/picture-hours';
import { readTokens } from '@/lib/site/tokens';
import { type Canvas, createCanvas, halve, toBytes } from '@/scripts/tools/artwork/canvas';
import { paintCaseStudy } from '@/scripts/tools/artwork/case-studies';
import { cardFrame, heroFrame, portraitFrame } from '@/scripts/tools/artwork/frame';
import { paintHome } from '@/scripts/tools/artwork/home';
import { paintIndustry } from '@/scripts/tools/artwork/industries';
import { paintMap } from '@/scripts/tools/artwork/maps';
import { createPalette } from '@/scripts/tools/artwork/palette';
import { paintPortrait } from '@/scripts/tools/artwork/portraits';
import { noise1, noise2, random, seedFrom } from '@/scripts/tools/artwork/random';
import { paintService } from '@/scripts/tools/artwork/services';

const tokens = readTokens('dark');
const palette = createPalette(tokens);
// A small canvas, because Math functions are slow in Jest.
const frame = cardFrame(32);
const print = (canvas: Canvas) => createHash('sha256').update(toBytes(canvas)).digest('hex');

const service = (id: string, icon = 'cloud') =>
  print(paintService(frame, palette, { seed: seedFrom(id), icon, steps: 6 }));
const study = (changes: Partial<Parameters<typeof paintCaseStudy>[2]>) =>
  print(
    paintCaseStudy(frame, palette, {
      id: 'bank',
      seed: 1,
      industry: 'financial',
      months: 8,
      shares: [0.37, 0.46, 0, 0.94],
      withoutSky: false,
      ...changes,
    }),
  );
const industry = (id: string) => print(paintIndustry(frame, palette, { seed: seedFrom(id), id }));

describe('random', () => {
  it('is the same for the same seed', () => {
    const [one, other] = [random(7), random(7)];
    expect([one.next(), one.next(), one.next()]).toEqual([other.next(), other.next(), other.next()]);
  });

  it('differs for different ids', () => {
    expect(seedFrom('ai-ml')).not.toBe(seedFrom('ai-mk'));
    expect(random(1).next()).not.toBe(random(2).next());
  });

  it('stays within its bounds', () => {
    const numbersOf = random(3);
    const numbers = Array.from({ length: 500 }, () => numbersOf.between(2, 5));
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...numbers)).toBeLessThan(5);
  });

  it('creates continuous noise', () => {
    for (const x of [0, 1, 2.5, 7]) {
      expect(noise1(5, x + 1e-6)).toBeCloseTo(noise1(5, x), 4);
      expect(noise2(5, x + 1e-6, 1)).toBeCloseTo(noise2(5, x, 1), 4);
    }
  });
});

describe('drawing', () => {
  it('leaves the sky of a case study transparent on a card, and nothing else', () => {
    const canvas = paintCaseStudy(cardFrame(160), palette, {
      id: 'bank',
      seed: 1,
      industry: 'financial',
      months: 8,
      shares: [0.37, 0.46],
      withoutSky: true,
    });
    const { width, height, opacity = new Float32Array() } = halve(canvas);
    const row = (y: number) => [...opacity.slice(y * width, (y + 1) * width)];
    expect(new Set(row(0))).toEqual(new Set([0]));
    expect(new Set(row(height - 1))).toEqual(new Set([1]));
    // The highest hill is higher than the ground, which rises and falls.
    const clearRows = Array.from(
      { length: width },
      (_, x) =>
        Array.from({ length: height }, (_, y) => opacity[y * width + x]).filter((value) => value === 0)
          .length,
    );
    const ground = clearRows.slice(0, width / 4);
    expect(Math.max(...ground)).toBeGreaterThan(Math.min(...ground));
    expect(Math.min(...clearRows)).toBeLessThan(Math.min(...ground));
    expect(toBytes(canvas)).toHaveLength(canvas.width * canvas.height * 4);
  });

  it('keeps the lower half of a map dark if text is over it', () => {
    const shareBelow = (captioned: boolean) => {
      const { data } = paintMap(frame, palette, 1, captioned);
      const sum = (part: Float32Array) => part.reduce((total, value) => total + value, 0);
      return sum(data.subarray(data.length / 2)) / sum(data);
    };
    expect(shareBelow(true)).toBeLessThan(0.6 * shareBelow(false));
  });

  it('creates the same bytes for the same entry', () => {
    expect(service('cloud-solutions')).toBe(service('cloud-solutions'));
    expect(study({})).toBe(study({}));
    expect(industry('retail')).toBe(industry('retail'));
  });

  it('creates different pictures for two services with the same icon', () => {
    expect(service('cloud-solutions')).not.toBe(service('cloud-storage'));
  });

  it('draws unknown icons and industries', () => {
    expect(service('new', 'telescope')).toHaveLength(64);
    expect(industry('space-travel')).toHaveLength(64);
  });

  it('changes the picture of a case study with its results, months, and industry', () => {
    const prints = [
      study({}),
      study({ shares: [0.37, 0.9, 0] }),
      study({ months: 18 }),
      study({ industry: 'retail' }),
    ];
    expect(new Set(prints).size).toBe(prints.length);
  });

  it('draws the lowest of six results inside the card', () => {
    const shares = [1, 0.9, 0.8, 0.7, 0.6];
    const card = cardFrame(64);
    const rows = (shown: number[], seed: number) =>
      paintCaseStudy(card, palette, {
        id: 'bank',
        seed,
        industry: 'education',
        months: 8,
        shares: shown,
        withoutSky: true,
      }).data;
    for (const seed of Array.from({ length: 6 }, (_, index) => index)) {
      const without = rows(shares, seed);
      const changes = rows([...shares, 0.5], seed).map((value, index) =>
        Math.abs(value - (without[index] as number)),
      );
      const columns = Array.from({ length: card.width }, () => 0);
      for (const [index, change] of changes.entries())
        columns[Math.floor(index / 3) % card.width] =
          (columns[Math.floor(index / 3) % card.width] as number) + change;
      const highest = columns.indexOf(Math.max(...columns)) / card.width;
      expect(highest).toBeGreaterThan(0.05);
      expect(highest).toBeLessThan(0.95);
    }
  });

  describe('the portrait of a person', () => {
    const portrait = portraitFrame(60);
    const paint = (seed: number) => paintPortrait(portrait, palette, seed);
    const seeds = Array.from({ length: 12 }, (_, index) => index);
    const lightAt = ({ data, width, height }: Canvas, x: number, y: number) => {
      const pixel = (Math.floor(y * height) * width + Math.floor(x * height)) * 3;
      return data.slice(pixel, pixel + 3).reduce((sum, value) => sum + value, 0);
    };

    it('differs for each person', () => {
      expect(print(paint(1))).toBe(print(paint(1)));
      expect(new Set(seeds.map((seed) => print(paint(seed)))).size).toBe(seeds.length);
    });

    it('has a sun in the middle that is brighter than the land and the sky', () => {
      const places = [-0.12, -0.06, 0, 0.06, 0.12].flatMap((x) =>
        [0.25, 0.3, 0.37, 0.43].map((y) => ({ x: portrait.focus + x, y })),
      );
      for (const canvas of seeds.map(paint)) {
        // A crescent is not bright in its middle.
        const sun = Math.max(...places.map(({ x, y }) => lightAt(canvas, x, y)));
        const others = [
          lightAt(canvas, 0.05, 0.05),
          lightAt(canvas, portrait.focus, 0.04),
          lightAt(canvas, portrait.focus - 0.45, 0.37),
          lightAt(canvas, portrait.focus + 0.45, 0.37),
          lightAt(canvas, portrait.focus, 0.75),
        ];
        expect(sun).toBeGreaterThan(2 * Math.max(...others));
      }
    });

    it('does not always have the same part of the sun', () => {
      // How far the light reaches around the middle differs most between a full sun, a crescent, and a ring.
      const middle = (canvas: Canvas) => lightAt(canvas, portrait.focus + 0.03, 0.36) > 1.2;
      expect(new Set(seeds.map(paint).map(middle)).size).toBe(2);
    });
  });

  it('has other colors at another hour', () => {
    const at = (hour: Hour) =>
      print(paintIndustry(frame, createPalette(tokens, hour), { seed: 1, id: 'retail' }));
    expect(new Set((['dawn', ...entryHours] as const).map(at)).size).toBe(5);
  });

  it('is brighter on cards than in heroes, which have text on their left side', () => {
    const light = ({ width, height, data }: Canvas) =>
      data.reduce((sum, value) => sum + value, 0) / (width * height);
    const paint = (shape: typeof frame) => paintService(shape, palette, { seed: 1, icon: 'cloud', steps: 6 });
    expect(light(paint(cardFrame(32)))).toBeGreaterThan(1.3 * light(paint(heroFrame(32))));
  });

  it('ends the animation loop at its first frame', () => {
    const hero = heroFrame(32);
    expect(print(paintHome(hero, palette, 1))).toBe(print(paintHome(hero, palette, 0)));
    expect(print(paintHome(hero, palette, 0.5))).not.toBe(print(paintHome(hero, palette, 0)));
  });

  it('keeps the left side of a hero dark enough for white text', () => {
    const { data, width, height } = paintHome(heroFrame(32), palette);
    let brightest = 0;
    for (let pixel = 0; pixel < width * height; pixel++) {
      if (pixel % width > width * 0.3) continue;
      const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 3, pixel * 3 + 3);
      brightest = Math.max(brightest, 0.2126 * red + 0.7152 * green + 0.0722 * blue);
    }
    expect(1.05 / (brightest + 0.05)).toBeGreaterThan(7);
  });
});

describe('a canvas', () => {
  it('averages linear light when scaled down', () => {
    const canvas = createCanvas(2, 2);
    canvas.data.set([1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1]);
    expect([...halve(canvas).data]).toEqual([0.5, 0, 0.25]);
  });

  it('keeps black and white unchanged', () => {
    const canvas = createCanvas(64, 1);
    canvas.data.fill(1, 96);
    const bytes = toBytes(canvas, 0);
    expect(bytes[0]).toBe(0);
    expect(bytes[191]).toBe(255);
  });
});
