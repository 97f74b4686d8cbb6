/** @jest-environment node */
import { runOneAtATime } from '@/scripts/editing/cms/finish-later';

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
