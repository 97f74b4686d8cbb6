import { stripVTControlCharacters } from 'node:util';

type Outcome = { errors: readonly { message?: string }[] };

type Spec = { title: string; file: string; line: number; tests: readonly { results: readonly Outcome[] }[] };

type Suite = { title: string; specs?: readonly Spec[]; suites?: readonly Suite[] };

/** What the browser tests leave behind, as far as it is read here. */
export type BrowserReport = {
  stats: { expected: number; unexpected: number };
  suites: readonly Suite[];
};

/** The first lines of what went wrong; all of it stands where it happened. */
const most = 12;

/** A failed test: where it stands, the titles that lead to it, and the beginning of each of its issues. */
export type Failure = { place: string; titles: readonly string[]; issues: readonly string[] };

/** What failed in a run. */
export function failuresIn({ suites }: BrowserReport): Failure[] {
  const inSuite = (suite: Suite, titles: readonly string[]): Failure[] => [
    ...(suite.specs ?? [])
      .map((spec) => ({
        place: `${spec.file}:${spec.line}`,
        titles: [...titles, spec.title],
        issues: spec.tests
          .flatMap(({ results }) => results)
          .flatMap(({ errors }) => errors)
          .map(({ message = 'no reason given' }) =>
            stripVTControlCharacters(message).split('\n').slice(0, most).join('\n'),
          ),
      }))
      .filter(({ issues }) => issues.length > 0),
    ...(suite.suites ?? []).flatMap((child) => inSuite(child, [...titles, child.title])),
  ];
  return suites.flatMap((file) => inSuite(file, []));
}

/** A failure in words, for the end of a long output. */
export function tellFailure({ place, titles, issues }: Failure): string {
  return [`${place} › ${titles.join(' › ')}`, ...issues].join('\n').replace(/\n(?=.)/g, '\n    ');
}

/** The arguments with which the test tool runs a failed test and no other. */
export function selectFailure({ place, titles }: Failure): string[] {
  return [place, '--grep', `${titles.join(' ').replace(/\W/g, '.')}$`];
}
