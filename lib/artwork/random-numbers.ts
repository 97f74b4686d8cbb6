/** Creates a seeded generator of pseudorandom numbers from 0 to 1, exclusive (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Creates a generator of pseudorandom numbers from 0 to 1, exclusive; the same text gives the same numbers. */
export function random(seed: string): () => number {
  let hash = 0;
  for (const character of seed) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) | 0;
  return randomNumbers(hash);
}

/** Chooses one of the options by a text; the same text gives the same option. */
export function choose<Option>(options: readonly Option[], text: string): Option {
  return options[Math.floor(random(text)() * options.length)] as Option;
}
