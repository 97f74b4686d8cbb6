/** @jest-environment node */
import { finishFailure, finishLater, runOneAtATime } from '@/scripts/editing/cms/finish-later';
import { run } from '@/scripts/lib/run';

jest.mock('@/scripts/lib/run');

/** Tasks that end when the test says so. */
function startTasks() {
  const ends: (() => void)[] = [];
  const start = runOneAtATime(
    () =>
      new Promise<void>((resolve) => {
        ends.push(resolve);
      }),
  );
  const endLast = async () => {
    ends.at(-1)?.();
    await new Promise(setImmediate);
  };
  return { start, endLast, count: () => ends.length };
}

it('runs once more after a run during which it was asked several times', async () => {
  const { start, endLast, count } = startTasks();
  start('.');
  start('.');
  start('.');
  expect(count()).toBe(1);
  await endLast();
  expect(count()).toBe(2);
  await endLast();
  expect(count()).toBe(2);
});

it('runs again when it is asked after a run', async () => {
  const { start, endLast, count } = startTasks();
  start('.');
  await endLast();
  start('.');
  expect(count()).toBe(2);
});

it('keeps which command failed, until the commands succeed', async () => {
  const results = [
    { code: 1, output: 'No disk space.' },
    { code: 0, output: '' },
  ];
  jest.mocked(run).mockImplementation(async () => results.shift() ?? { code: 0, output: '' });
  const print = jest.spyOn(console, 'error').mockReturnValue();
  finishLater('.');
  await new Promise(setImmediate);
  expect(jest.mocked(run).mock.calls.map(([program, args]) => [program, ...args].join(' '))).toEqual([
    'npm run --silent art',
    'npm run --silent content -- --schemas',
  ]);
  expect(finishFailure()).toBe(
    '“npm run art” failed after the last change. The window of “npm run edit” shows why; run the command again once that is corrected. This line goes away with the next save.',
  );
  expect(print).toHaveBeenCalledWith('No disk space.');
  finishLater('.');
  await new Promise(setImmediate);
  expect(finishFailure()).toBeUndefined();
});
