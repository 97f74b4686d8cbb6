import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { browserVersion } from '@/scripts/lib/browser';
import { localEnvironment } from '@/scripts/lib/local-provider';
import { run as runCommand } from '@/scripts/lib/run';
import { ensureBuilt } from './ensure-built';
import { type BrowserReport, failedBrowserTests, failedUnitTests, type UnitReport } from './failed-tests';
import { type Part, type Stage, stageOf } from './parts';
import { type Env, provideTestTools, readArguments, runAlone, runSuite } from './suites';
import {
  changedPages,
  describeChanges,
  describePages,
  hashTests,
  readTestedPages,
  recordTestedPages,
} from './tested-pages';

type Result = {
  passed: number;
  failed: number;
  /** What the check printed, if it did not show it itself. */
  output?: string;
  /** The messages of failed tests, to show again at the end, because the log is long. */
  messages?: readonly string[];
};

type Tools = ReturnType<typeof provideTestTools>;

type Check = {
  name: string;
  stage: Stage;
  /** The command that runs this check alone. */
  command: string;
  run: () => Promise<Result>;
  /** Runs at the same time as the check before it. Both use one core most of the time. */
  withPrevious?: boolean;
  /** Whether a change of content alone can make it fail, so that `--content` runs it too. */
  readsContent?: boolean;
};

const oneResult = (code: number): Result =>
  code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/**
 * Runs a command that counts as one test, without showing its output.
 * @param program a program of the project's packages or of the system
 */
async function commandResult(program: string, args: readonly string[]): Promise<Result> {
  const { code, output } = await runCommand(program, args, { quiet: true });
  return { ...oneResult(code), output };
}

/** Builds the site that the behavior tests use. Its output matters only if it fails. */
async function fixtureBuild(): Promise<Result> {
  const tsx = ['--conditions=react-server', '--import', 'tsx'];
  const result = await commandResult(process.execPath, [...tsx, 'tests/support/build-fixture-site.ts']);
  return result.failed > 0 ? result : oneResult(0);
}

function readReport<T>(path: string): T | undefined {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

async function unitTests(): Promise<Result> {
  const file = 'test-results/unit.json';
  const code = await runSuite('unit', ['--json', `--outputFile=${file}`], {});
  const report = readReport<UnitReport>(file);
  if (!report) return oneResult(code || 1);
  const { numPassedTests: passed, numFailedTests } = report;
  return { passed, failed: numFailedTests || Number(code !== 0), messages: failedUnitTests(report) };
}

type BrowserTests = {
  /** Environment variables to add. */
  more?: Env;
  /** The share of the tests to run, e.g. `1/4`; without it, all. */
  shard?: string;
};

/** Runs one of the suites that use a browser. */
async function browserTests(
  suite: 'behavior' | 'site',
  tools: Tools,
  { more, shard }: BrowserTests = {},
): Promise<Result> {
  const file = `test-results/${suite}.json`;
  const env = { ...tools, ...more, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const code = await runSuite(suite, ['--reporter=line,json', ...(shard ? [`--shard=${shard}`] : [])], {
    env,
  });
  const report = readReport<BrowserReport>(file);
  if (!report) return oneResult(code || 1);
  const { expected, unexpected, flaky } = report.stats;
  const failed = unexpected + flaky || Number(code !== 0);
  return { passed: expected, failed, messages: failedBrowserTests(report) };
}

/**
 * Tests the real export, and records its pages if they pass.
 * @param changedOnly do not open pages in the browser that are the same as in the last export that passed
 */
async function siteTests(tools: Tools, changedOnly: boolean): Promise<Result> {
  const version = browserVersion(tools.CHROMIUM_PATH);
  const pages = describePages(
    'out',
    hashTests(['tests/site', 'tests/support', 'package-lock.json'], version),
  );
  const changes = changedOnly ? changedPages(pages, readTestedPages()) : undefined;
  const env: Env = {};
  if (changes) {
    env.CHANGED_PAGES = 'test-results/changed-pages.json';
    writeFileSync(env.CHANGED_PAGES, JSON.stringify(changes));
    console.log(describeChanges(changes));
  }
  const result = await browserTests('site', tools, { more: env });
  if (result.failed === 0) recordTestedPages(pages);
  return result;
}

/**
 * All checks in their order.
 * @param shard the share of the behavior tests to run; without it, all
 */
function listChecks(contentOnly: boolean, shard?: string): Check[] {
  let tools: Tools | undefined;
  const provide = () => {
    tools ??= provideTestTools(true);
    return tools;
  };
  const script = (name: string, npmName: string, more: Partial<Check> = {}): Check => ({
    name,
    stage: 'code',
    command: `npm run ${npmName}`,
    run: () => commandResult('npm', ['run', '--silent', ...npmName.split(' ')]),
    ...more,
  });
  return [
    script('types', 'check -- types'),
    script('format', 'check -- format', { withPrevious: true }),
    script('lint', 'check -- lint', { withPrevious: true }),
    script('content', 'content', { readsContent: true, withPrevious: true }),
    script('spelling', 'spell', { readsContent: true, withPrevious: true }),
    { name: 'unit tests', stage: 'code', command: 'npm test -- unit', run: unitTests },
    {
      name: 'build',
      stage: 'export',
      command: 'npm run build',
      // The export that `npm start` would serve.
      run: async () => oneResult(await ensureBuilt(localEnvironment())),
      readsContent: true,
    },
    {
      name: 'build of the fixture site',
      stage: 'behavior',
      command: 'npm test -- behavior',
      run: fixtureBuild,
      withPrevious: true,
    },
    script('browser support', 'check -- browsers', { stage: 'export' }),
    {
      name: 'tests of the site',
      stage: 'export',
      command: 'npm test -- site',
      run: () => siteTests(provide(), contentOnly),
      readsContent: true,
    },
    {
      name: 'behavior tests',
      stage: 'behavior',
      command: 'npm test -- behavior',
      run: () => browserTests('behavior', provide(), { shard }),
    },
  ];
}

/** Puts checks that run at the same time into one group. */
function groupChecks(checks: readonly Check[]): Check[][] {
  const groups: Check[][] = [];
  for (const check of checks) {
    const group = groups.at(-1);
    if (check.withPrevious && group) group.push(check);
    else groups.push([check]);
  }
  return groups;
}

/** Runs a check, and prints its result. */
async function runCheck({ name, run }: Check): Promise<Result> {
  const start = performance.now();
  const result = await run().catch(
    (error: Error): Result => ({ passed: 0, failed: 1, output: `${error.message}\n` }),
  );
  const { passed, failed, output = '' } = result;
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(
    `${output}${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`,
  );
  return result;
}

/**
 * Runs every check, and ends with `N passed, N failed`.
 * @param contentOnly run only what a change of content, messages, or public images can break, on the pages that changed
 * @param part run only this part of the checks
 * @returns the exit code
 */
async function runAll(contentOnly: boolean, part?: Part): Promise<number> {
  rmSync('test-results', { recursive: true, force: true });
  mkdirSync('test-results');
  const total = { passed: 0, failed: 0 };
  const failures: string[] = [];
  const only = part && stageOf(part);
  const checks = listChecks(contentOnly, only?.shard).filter(
    ({ readsContent, stage }) => (!contentOnly || readsContent) && (!only || stage === only.stage),
  );
  for (const group of groupChecks(checks)) {
    console.log(`\n── ${group.map(({ name }) => name).join(', ')}`);
    const results = await Promise.all(group.map(runCheck));
    for (const [index, { passed, failed, messages = [] }] of results.entries()) {
      total.passed += passed;
      total.failed += failed;
      const { name, command } = group[index] as Check;
      if (failed > 0) failures.push(...messages, `${name} failed; run it alone with: ${command}`);
    }
    // Without pages there is nothing to test in a browser.
    if (group.some(({ name }, index) => name === 'build' && results[index]?.failed)) break;
  }
  if (failures.length > 0) console.log(`\n${failures.join('\n\n')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}

/** `npm test` runs everything, `npm test -- --part 2/6` a part of it, and `npm test -- <suite> [arguments]` one suite. */
async function test(): Promise<number> {
  const request = readArguments(process.argv.slice(2));
  return request.kind === 'all'
    ? runAll(request.contentOnly, request.part)
    : runAlone(request.name, request.args);
}

test()
  .catch((error: Error) => {
    console.error(error.message);
    return 1;
  })
  .then((code) => process.exit(code));
