import { stripVTControlCharacters } from 'node:util';

/** The parts of Playwright's JSON report that are read here. */
export type BrowserReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: { message?: string }[];
  suites: BrowserSuite[];
};

type BrowserSuite = {
  suites?: BrowserSuite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    tests: { results: { errors: { message?: string }[] }[] }[];
  }[];
};

/** The parts of Jest's JSON report that are read here. */
export type UnitReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

/** Long messages, such as a comparison of two pages, are complete where the test ran. */
const maximumLines = 20;

const entry = (title: string, messages: readonly string[]) => {
  const lines = stripVTControlCharacters(messages.join('\n')).trimEnd().split('\n');
  const shown = lines.length > maximumLines ? [...lines.slice(0, maximumLines), '…'] : lines;
  return [title, ...shown.map((line) => `  ${line}`)].join('\n');
};

/** @returns each failed or flaky test of a browser suite, and errors outside of tests, with the messages */
export function failedBrowserTests({ suites, errors }: Pick<BrowserReport, 'suites' | 'errors'>): string[] {
  const failed = suites.flatMap(({ suites = [], specs = [] }): string[] => [
    ...specs.flatMap(({ title, file, line, tests }) => {
      const messages = tests.flatMap(({ results }) =>
        results.flatMap((result) => result.errors.map(({ message = '' }) => message)),
      );
      return messages.length > 0 ? [entry(`${file}:${line} ${title}`, messages)] : [];
    }),
    ...failedBrowserTests({ suites, errors: [] }),
  ]);
  return [...failed, ...errors.map(({ message = '' }) => entry('Outside of tests', [message]))];
}

/** @returns each failed unit test with its messages; a file that does not run counts as one */
export function failedUnitTests({ testResults }: Pick<UnitReport, 'testResults'>): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    if (assertionResults.length === 0 && message) return [entry(name, [message])];
    return assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => entry(`${name} ${fullName}`, failureMessages));
  });
}
