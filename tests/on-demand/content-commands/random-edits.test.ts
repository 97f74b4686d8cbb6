import { randomNumbers } from '../../support/random';
import { type Copy, copyProject } from './copy';
import { createEdits } from './random-edits';

const count = 30;
const built = 3;
/** A different seed makes different edits. */
const seed = Number(process.env.RANDOM_EDITS_SEED ?? 2026);

let copy: Copy;
let edit: (index: number) => string;

beforeAll(() => {
  copy = copyProject();
  edit = createEdits(copy, seed);
});
afterAll(() => copy.remove());
afterEach(() => copy.reset());

/** Chooses the edits to build, from the seed. */
function chooseBuilt(): Set<number> {
  const next = randomNumbers(seed);
  const chosen = new Set<number>();
  while (chosen.size < built) chosen.add(Math.floor(next() * count));
  return chosen;
}

const isBuilt = chooseBuilt();

describe(`${count} random edits of texts, order, and list lengths (seed ${seed})`, () => {
  it.each(Array.from({ length: count }, (_, index) => index))('edit %d passes the content check', (index) => {
    const what = edit(index);
    // A new English title of an industry changes the name of its picture.
    let result = copy.npm('content');
    if (result.output.includes('npm run art')) {
      copy.succeed('art');
      result = copy.npm('content');
    }
    const { code, output } = result;
    expect({ what, code, output: code === 0 ? '' : output }).toEqual({ what, code: 0, output: '' });
    if (isBuilt.has(index)) copy.buildAndTest();
  });
});
