import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { fingerprint, isBuilt } from '@/scripts/build/stamp';
import { findBrowser } from '@/scripts/lib/browser';
import { type BrowserReport, failuresIn, selectFailure, tellFailure } from '@/scripts/lib/browser-report';
import { provideJava } from '@/scripts/lib/java';
import { localEnvironment } from '@/scripts/lib/local-provider';
import { findNginx } from '@/scripts/lib/nginx';
import { run } from '@/scripts/lib/run';

type Result = { passed: number; failed: number };

/** Where the two test tools leave their counts. */
const reports = { unit: 'test-results/unit.json', browser: 'test-results/browser.json' };

const one = (code: number): Result => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

async function script(name: string): Promise<Result> {
  return one((await run('npm', ['run', '--silent', name])).code);
}

function read<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

async function unit(): Promise<Result> {
  const { code } = await run('npm', [
    'run',
    '--silent',
    'test:unit',
    '--',
    '--json',
    `--outputFile=${reports.unit}`,
  ]);
  const report = read<{ numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }>(
    reports.unit,
  );
  if (!report) return one(code || 1);
  return { passed: report.numPassedTests, failed: report.numFailedTests || Number(code !== 0) };
}

async function build(): Promise<Result> {
  const env = localEnvironment();
  if (isBuilt(fingerprint(env))) return one(0);
  return one((await run('npm', ['run', '--silent', 'build'], { env })).code);
}

const listen = (port: number) =>
  new Promise<AddressInfo | null>((resolve) => {
    const server = createServer().once('error', () => resolve(null));
    server.listen(port, 'localhost', () => {
      const address = server.address() as AddressInfo;
      server.close(() => resolve(address));
    });
  });

/** The first of two neighboring ports that nobody uses. */
async function freePorts(): Promise<number> {
  for (;;) {
    const first = await listen(0);
    if (first && (await listen(first.port + 1))) return first.port;
  }
}

const e2e = ['run', '--silent', 'test:e2e', '--'];
/** How many failed browser tests get another hearing, and how often each has to pass then. */
const few = 3;
const times = 5;

async function browser(): Promise<Result> {
  await provideJava();
  const nginx = await findNginx();
  if (!nginx)
    console.log('The recipe of nginx is not tried: there is no nginx (install it, or set NGINX_PATH).');
  const env = {
    CHROMIUM_PATH: await findBrowser(),
    TEST_PORT: String(await freePorts()),
    NGINX_PATH: nginx,
    PLAYWRIGHT_JSON_OUTPUT_FILE: reports.browser,
  };
  const { code } = await run('npm', [...e2e, '--reporter=line,json'], { env });
  const report = read<BrowserReport>(reports.browser);
  if (!report) return one(code || 1);
  const { expected, unexpected } = report.stats;
  if (unexpected === 0) return { passed: expected, failed: Number(code !== 0) };
  const failures = failuresIn(report);
  console.log(`\n${failures.map(tellFailure).join('\n\n')}\n`);
  // With more than a few the issue is not the computer's; without a test it is none of a test.
  if (unexpected > few || failures.length !== unexpected) return { passed: expected, failed: unexpected };
  console.log(`What failed is tried alone, ${times} times; it has to pass every time.`);
  const alone = ['--workers=1', `--repeat-each=${times}`, '--reporter=line'];
  for (const failure of failures) {
    const again = await run('npm', [...e2e, ...selectFailure(failure), ...alone], { env });
    if (again.code !== 0) return { passed: expected, failed: unexpected };
  }
  console.log(
    `UNSTEADY: ${unexpected} failed beside others and passed ${times} times alone; the reason stands above.`,
  );
  return { passed: expected + unexpected, failed: 0 };
}

/** What is checked, in order, with the command that runs it alone. */
const parts: readonly [name: string, command: string, check: () => Promise<Result>][] = [
  ['format', 'npm run format', () => script('format')],
  ['lint', 'npm run lint', () => script('lint')],
  ['types', 'npm run types', () => script('types')],
  ['content', 'npm run content', () => script('content')],
  ['spelling', 'npm run spell', () => script('spell')],
  ['unit tests', 'npm run test:unit', unit],
  ['build', 'npm run build', build],
  ['browsers', 'npm run browsers', () => script('browsers')],
  ['browser tests', 'npm run test:e2e', browser],
];

async function test() {
  rmSync('test-results', { recursive: true, force: true });
  mkdirSync('test-results');
  const total: Result = { passed: 0, failed: 0 };
  const failures: string[] = [];
  for (const [name, command, check] of parts) {
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
    // Without pages there is nothing to browse.
    if (name === 'build' && failed > 0) break;
  }
  if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
}

test();
