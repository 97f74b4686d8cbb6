import type { StartMode } from '@/lib/site/settings';

/** The result of one step. */
export type StepResult = { code: number; output: string; seconds: number };

/** The results of one start mode. `tests` is missing if the build failed or the tests were skipped. */
export type ModeResult = { mode: StartMode; build: StepResult; tests?: StepResult };

export type Rehearsal = {
  /** Names and versions as they were installed. */
  installed: readonly string[];
  modes: readonly ModeResult[];
};

/** The number of lines at the end of a failed step's output that the report quotes. */
const quotedLines = 60;

function cell(step: StepResult | undefined): string {
  if (!step) return 'not run';
  return `${step.code === 0 ? 'passed' : 'failed'} (${step.seconds} s)`;
}

/** Whether every build and every test run passed. */
export function passed({ modes }: Rehearsal): boolean {
  return modes.every(({ build, tests }) => build.code === 0 && (tests === undefined || tests.code === 0));
}

/** The end of a failed step's output, as Markdown. */
function quote(title: string, step: StepResult | undefined): string[] {
  if (!step || step.code === 0) return [];
  const lines = step.output.trimEnd().split('\n').slice(-quotedLines);
  return ['', `### ${title}`, '', '````text', ...lines, '````'];
}

/** The result of a rehearsal as Markdown: a table, and the end of the output of what failed. */
export function describeRehearsal(rehearsal: Rehearsal): string {
  const { installed, modes } = rehearsal;
  return [
    `Rehearsal with ${installed.join(', ')}: ${passed(rehearsal) ? 'passed' : 'failed'}`,
    '',
    '| mode | build | behavior tests |',
    '| --- | --- | --- |',
    ...modes.map(({ mode, build, tests }) => `| ${mode} | ${cell(build)} | ${cell(tests)} |`),
    ...modes.flatMap(({ mode, build, tests }) => [
      ...quote(`Build, ${mode} mode`, build),
      ...quote(`Behavior tests, ${mode} mode`, tests),
    ]),
    '',
  ].join('\n');
}
