import { failuresIn, selectFailure, tellFailure } from '@/scripts/lib/browser-report';

const spec = (title: string, ...messages: string[]) => ({
  title,
  file: 'tests/behavior/menus.spec.ts',
  line: 7,
  tests: [{ results: [{ errors: messages.map((message) => ({ message })) }] }],
});

const failures = failuresIn({
  stats: { expected: 1, unexpected: 2 },
  suites: [
    {
      title: 'menus.spec.ts',
      specs: [spec('opens'), spec('closes (really)', '\u001b[31mstays open\u001b[39m')],
      suites: [
        { title: 'on a phone', specs: [spec('opens', Array.from({ length: 40 }, (_, n) => n).join('\n'))] },
      ],
    },
  ],
});

test('what failed is told with its place, its titles and the beginning of its issue', () => {
  const told = failures.map(tellFailure);
  expect(told).toHaveLength(2);
  expect(told[0]).toBe('tests/behavior/menus.spec.ts:7 › closes (really)\n    stays open');
  expect(told[1]).toMatch(/^tests\/behavior\/menus\.spec\.ts:7 › on a phone › opens\n {4}0\n/);
  expect(told[1]?.split('\n')).toHaveLength(13);
});

test('what failed is found by its place and its titles', () => {
  const [place, , pattern = ''] = selectFailure(failures[0] as (typeof failures)[number]);
  expect(place).toBe('tests/behavior/menus.spec.ts:7');
  expect('menus.spec.ts closes (really)').toMatch(new RegExp(pattern));
  expect('menus.spec.ts closes (really) on a phone').not.toMatch(new RegExp(pattern));
});
