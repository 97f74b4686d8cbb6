/** One of several runs that together run everything, so that as many computers can share the work. */
export type Part = { number: number; count: number };

/** What a check tests. Each part of a run has one stage: the code, the export, or the behavior of the fixture site. */
export type Stage = 'code' | 'export' | 'behavior';

/**
 * Reads which part of a run is wanted.
 * @param text the number of the part and the count of parts, e.g. `2/6`
 * @throws {Error} if it is not written like that, or if there is no such part
 */
export function readPart(text: string): Part {
  const [, first, last] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const part = { number: Number(first), count: Number(last) };
  // Without a third part, the behavior would not be tested.
  if (!(part.count >= 3 && part.number >= 1 && part.number <= part.count))
    throw new Error(
      `There is no part "${text}". Write the number of the part and how many there are, at least 3: npm test -- --part 1/6`,
    );
  return part;
}

/**
 * Returns what a part tests: the first one the code, the second one the export, and all others the behavior, because
 * its tests take longer than everything else.
 * @returns `shard` is the share of the behavior tests, as Playwright reads it, e.g. `1/4`
 */
export function stageOf({ number, count }: Part): { stage: Stage; shard?: string } {
  if (number === 1) return { stage: 'code' };
  if (number === 2) return { stage: 'export' };
  return { stage: 'behavior', shard: `${number - 2}/${count - 2}` };
}
