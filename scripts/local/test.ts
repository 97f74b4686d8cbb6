import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fingerprint, isBuilt } from '@/scripts/build/stamp';
import { browserVersion, findBrowser } from '@/scripts/lib/browser';
import { provideJava } from '@/scripts/lib/java';
import { localEnvironment } from '@/scripts/lib/local-provider';
import { findNginx } from '@/scripts/lib/nginx';
import { run } from '@/scripts/lib/run';

type Result = { passed: number; failed: number };

type Part = {
  name: string;
  /** The command that runs this part alone. */
  command: string;
  check: () => Promise<Result>;
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
  return oneResult((await run('npm', ['run', '--silent', ...name.split(' ')])).code);
}

function readReport<T>(path: string): T | undefined {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

async function unitTests(): Promise<Result> {
  const file = 'test-results/unit.json';
  const options = ['--json', `--outputFile=${file}`];
  const { code } = await run('npm', ['run', '--silent', 'test:unit', '--', ...options]);
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>(file);
  if (!report) return oneResult(code || 1);
  return { passed: report.numPassedTests, failed: report.numFailedTests || Number(code !== 0) };
}

/** The export that `npm start` would serve. */
async function build(): Promise<Result> {
  const env = localEnvironment();
  if (isBuilt(fingerprint(env))) return oneResult(0);
  return oneResult((await run('npm', ['run', '--silent', 'build'], { env })).code);
}

/** One of the suites that drive a browser. */
async function browserTests(suite: 'behavior' | 'site', env: Record<string, string>): Promise<Result> {
  const file = `test-results/${suite}.json`;
  const { code } = await run('npm', ['run', '--silent', `test:${suite}`, '--', '--reporter=line,json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(file);
  if (!report) return oneResult(code || 1);
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky || Number(code !== 0) };
}

/** What the browser suites need besides the packages: a browser, Java for the HTML checker, nginx for its recipe. */
async function provideTools(): Promise<Record<string, string>> {
  const browser = findBrowser();
  console.log(`Browser: ${browserVersion(browser)} (${browser})`);
  await provideJava();
  const nginx = await findNginx();
  if (!nginx)
    throw new Error(
      'The nginx recipe cannot be tested: there is no nginx with the brotli module. Install nginx-light and libnginx-mod-http-brotli-static, or set NGINX_PATH.',
    );
  return { CHROMIUM_PATH: browser, NGINX_PATH: nginx };
}

/** All checks in their order. */
function listParts(): Part[] {
  let tools: Promise<Record<string, string>> | undefined;
  const browser = async (suite: 'behavior' | 'site') => {
    tools ??= provideTools();
    return browserTests(suite, await tools);
  };
  const script = (name: string, npmName: string, readsContent = false): Part => ({
    name,
    command: `npm run ${npmName}`,
    check: () => npmScript(npmName),
    readsContent,
  });
  return [
    script('format', 'check -- format', true),
    script('lint', 'check -- lint'),
    script('types', 'check -- types'),
    script('content', 'content', true),
    script('spelling', 'spell', true),
    { name: 'unit tests', command: 'npm run test:unit', check: unitTests },
    { name: 'build', command: 'npm run build', check: build, readsContent: true },
    script('browser support', 'check -- browsers'),
    {
      name: 'tests of the site',
      command: 'npm run test:site',
      check: () => browser('site'),
      readsContent: true,
    },
    { name: 'behavior tests', command: 'npm run test:behavior', check: () => browser('behavior') },
  ];
}

/**
 * `npm test` runs every check and ends with `N passed, N failed`. `npm test -- --content` runs only what a change
 * of content, messages, or public images can break.
 */
async function test() {
  const { content } = parseArgs({ options: { content: { type: 'boolean', default: false } } }).values;
  rmSync('test-results', { recursive: true, force: true });
  mkdirSync('test-results');
  const total: Result = { passed: 0, failed: 0 };
  const failures: string[] = [];
  for (const { name, command, check } of listParts().filter(({ readsContent }) => !content || readsContent)) {
    console.log(`\n── ${name}`);
    const start = performance.now();
    const { passed, failed } = await check().catch((error: Error): Result => {
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
  process.exit(total.failed === 0 ? 0 : 1);
}

test();
