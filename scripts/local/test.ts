import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { localEnvironment } from '@/scripts/lib/local-provider';
import { run as runCommand } from '@/scripts/lib/run';
import { ensureBuilt } from './ensure-built';
import { provideTools, readArguments, runAlone, runSuite } from './suites';

type Result = { passed: number; failed: number };

type Tools = ReturnType<typeof provideTools>;

type Check = {
  name: string;
  /** The command that runs this check alone. */
  command: string;
  run: () => Promise<Result>;
  /** Whether a change of content alone can make it fail, so that `--content` runs it too. */
  readsContent?: boolean;
};

const oneResult = (code: number): Result =>
  code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/**
 * Runs an npm script that counts as one test.
 * @param name the script with its arguments, e.g. `check -- lint`
 */
async function npmScript(name: string): Promise<Result> {
  return oneResult((await runCommand('npm', ['run', '--silent', ...name.split(' ')])).code);
}

function readReport<T>(path: string): T | undefined {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

async function unitTests(): Promise<Result> {
  const file = 'test-results/unit.json';
  const code = await runSuite('unit', ['--json', `--outputFile=${file}`], {});
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>(file);
  if (!report) return oneResult(code || 1);
  return { passed: report.numPassedTests, failed: report.numFailedTests || Number(code !== 0) };
}

/** Runs one of the suites that use a browser. */
async function browserTests(suite: 'behavior' | 'site', tools: Tools): Promise<Result> {
  const file = `test-results/${suite}.json`;
  const env = { ...tools, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const code = await runSuite(suite, ['--reporter=line,json'], { env });
  const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(file);
  if (!report) return oneResult(code || 1);
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky || Number(code !== 0) };
}

/** All checks in their order. */
function listChecks(): Check[] {
  let tools: Tools | undefined;
  const browser = async (suite: 'behavior' | 'site') => {
    tools ??= provideTools(true);
    return browserTests(suite, tools);
  };
  const script = (name: string, npmName: string, readsContent = false): Check => ({
    name,
    command: `npm run ${npmName}`,
    run: () => npmScript(npmName),
    readsContent,
  });
  return [
    script('format', 'check -- format', true),
    script('lint', 'check -- lint'),
    script('types', 'check -- types'),
    script('content', 'content', true),
    script('spelling', 'spell', true),
    { name: 'unit tests', command: 'npm test -- unit', run: unitTests },
    {
      name: 'build',
      command: 'npm run build',
      // The export that `npm start` would serve.
      run: async () => oneResult(await ensureBuilt(localEnvironment())),
      readsContent: true,
    },
    script('browser support', 'check -- browsers'),
    {
      name: 'tests of the site',
      command: 'npm test -- site',
      run: () => browser('site'),
      readsContent: true,
    },
    { name: 'behavior tests', command: 'npm test -- behavior', run: () => browser('behavior') },
  ];
}

/**
 * Runs every check, and ends with `N passed, N failed`.
 * @param contentOnly run only what a change of content, messages, or public images can break
 * @returns the exit code
 */
async function runAll(contentOnly: boolean): Promise<number> {
  rmSync('test-results', { recursive: true, force: true });
  mkdirSync('test-results');
  const total: Result = { passed: 0, failed: 0 };
  const failures: string[] = [];
  const checks = listChecks().filter(({ readsContent }) => !contentOnly || readsContent);
  for (const { name, command, run } of checks) {
    console.log(`\n── ${name}`);
    const start = performance.now();
    const { passed, failed } = await run().catch((error: Error): Result => {
      console.error(error.message);
      return { passed: 0, failed: 1 };
    });
    total.passed += passed;
    total.failed += failed;
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
    if (failed > 0) failures.push(`${name} failed; run it alone with: ${command}`);
    // Without pages there is nothing to test in a browser.
    if (name === 'build' && failed > 0) break;
  }
  if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}

/** `npm test` runs everything; `npm test -- <suite> [arguments]` runs one suite. */
async function test(): Promise<number> {
  const request = readArguments(process.argv.slice(2));
  return request.kind === 'all' ? runAll(request.contentOnly) : runAlone(request.name, request.args);
}

test()
  .catch((error: Error) => {
    console.error(error.message);
    return 1;
  })
  .then((code) => process.exit(code));
