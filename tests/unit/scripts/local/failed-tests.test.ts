import { failedBrowserTests, failedUnitTests } from '@/scripts/local/failed-tests';

const spec = (title: string, ...messages: string[]) => ({
  title,
  file: 'menu.spec.ts',
  line: 12,
  tests: [{ results: [{ errors: messages.map((message) => ({ message })) }] }],
});

test('failed browser tests of all levels are listed with their messages, without colors', () => {
  const report = {
    suites: [
      { specs: [spec('opens'), spec('closes', '\u001b[31mError: still open\u001b[39m\n\nExpected: 0')] },
      { suites: [{ specs: [spec('moves', 'Error: stays')] }] },
    ],
    errors: [{ message: 'Error: no browser' }],
  };
  expect(failedBrowserTests(report)).toEqual([
    'menu.spec.ts:12 closes\n  Error: still open\n  \n  Expected: 0',
    'menu.spec.ts:12 moves\n  Error: stays',
    'Outside of tests\n  Error: no browser',
  ]);
});

test('a long message is cut', () => {
  const [entry = ''] = failedBrowserTests({
    suites: [{ specs: [spec('shows all', Array.from({ length: 40 }, (_, index) => index).join('\n'))] }],
    errors: [],
  });
  expect(entry.split('\n')).toHaveLength(22);
  expect(entry).toMatch(/ 19\n {2}…$/);
});

test('failed unit tests are listed, and files that do not run', () => {
  const report = {
    testResults: [
      {
        name: 'a.test.ts',
        message: '',
        assertionResults: [
          { fullName: 'adds', status: 'passed', failureMessages: [] },
          { fullName: 'subtracts', status: 'failed', failureMessages: ['Expected: 1'] },
        ],
      },
      { name: 'b.test.ts', message: 'Cannot find module', assertionResults: [] },
    ],
  };
  expect(failedUnitTests(report)).toEqual([
    'a.test.ts subtracts\n  Expected: 1',
    'b.test.ts\n  Cannot find module',
  ]);
});
