import { type Copy, copyProject } from './copy';
import { createEdits } from './random-edits';

const count = 30;
/** A build takes minutes, so it contains as many edits as this. */
const groupSize = 10;
/** A different seed makes different edits. */
const seed = Number(process.env.RANDOM_EDITS_SEED ?? 2026);

let copy: Copy;
let edit: (index: number) => string;

beforeAll(() => {
  copy = copyProject();
  edit = createEdits(copy, seed);
});
afterAll(() => copy.remove());

const groups = Array.from({ length: count / groupSize }, (_, group) => ({
  first: group * groupSize,
  last: (group + 1) * groupSize - 1,
}));

describe.each(groups)(
  `Random edits $first to $last of texts, order, and list lengths (seed ${seed})`,
  ({ first }) => {
    afterAll(() => copy.reset());

    it.each(Array.from({ length: groupSize }, (_, index) => first + index))(
      'edit %d passes the content check, with the edits before it in this group',
      (index) => {
        const what = edit(index);
        const { code, output } = copy.npm('content');
        expect({ what, code, output: code === 0 ? '' : output }).toEqual({ what, code: 0, output: '' });
      },
    );

    it('the build and the tests of the export pass after all edits of the group', () => copy.buildAndTest());
  },
);
