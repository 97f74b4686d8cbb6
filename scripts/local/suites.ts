import { toolSettings } from '@/lib/site/settings';
import { browserVersion, findBrowser } from '@/scripts/lib/browser';
import { localEnvironment } from '@/scripts/lib/local-provider';
import { findNginx } from '@/scripts/lib/nginx';
import { findOtherBrowsers } from '@/scripts/lib/other-browsers';
import { installPackages, succeeds } from '@/scripts/lib/programs';
import { run } from '@/scripts/lib/run';
import { ensureBuilt } from './ensure-built';
import { type Part, readPart } from './parts';

/** Environment variables. */
export type Env = Record<string, string | undefined>;

type Suite = {
  /** The program and its first arguments; those of the command line follow. */
  command: readonly [program: string, ...args: string[]];
  /** Environment variables that the suite needs. */
  env?: Env;
  /**
   * Provides what the suite needs besides the packages.
   * @returns environment variables to add
   */
  prepare?: () => Promise<Env>;
};

/** The local inbox instead of a configured email provider, so that tests send no email. */
const noProvider = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: '',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: '',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: '',
};

/** Runs every variant of each test, and the slow tests. */
const thorough = { THOROUGH: '1' };

async function requireBuild(env: NodeJS.ProcessEnv = localEnvironment()): Promise<void> {
  if (toolSettings().siteRoot) return;
  if ((await ensureBuilt(env)) !== 0) throw new Error('The site could not be built; see the lines above.');
}

/**
 * Provides what the browser suites need besides the packages: a browser, Java for the HTML checker, nginx for its recipe.
 * @param needsNginx whether a missing nginx is an error; otherwise only its own tests fail
 */
export function provideTestTools(needsNginx = false) {
  const browser = findBrowser();
  console.log(`Browser: ${browserVersion(browser)} (${browser})`);
  // Without Java, the HTML checker uses the Java that its own installation has downloaded, if it could.
  if (!succeeds('java', '-version')) installPackages(['default-jre-headless']);
  const nginx = findNginx();
  if (needsNginx && !nginx)
    throw new Error(
      'The nginx recipe cannot be tested: there is no nginx with the brotli module. Install nginx-light and libnginx-mod-http-brotli-static, or set NGINX_PATH.',
    );
  return { CHROMIUM_PATH: browser, ...(nginx && { NGINX_PATH: nginx }) };
}

const suites = {
  unit: { command: ['jest', '-c', 'tests/jest.config.mjs'] },
  behavior: {
    command: ['playwright', 'test', '-c', 'tests/behavior'],
    async prepare() {
      // The slow tests of nginx use the real export.
      if (toolSettings().thorough) await requireBuild();
      return provideTestTools();
    },
  },
  site: {
    command: ['playwright', 'test', '-c', 'tests/site'],
    async prepare() {
      await requireBuild();
      return provideTestTools();
    },
  },
  hosts: {
    command: ['playwright', 'test', '-c', 'tests/behavior', 'nginx', 'cloudflare'],
    env: thorough,
    async prepare() {
      await requireBuild();
      return provideTestTools(true);
    },
  },
  faults: {
    command: ['playwright', 'test', '-c', 'tests/behavior', 'attacks', 'faults', 'hostile', 'version-skew'],
    env: thorough,
    prepare: async () => provideTestTools(),
  },
  editor: { command: ['playwright', 'test', '-c', 'tests/on-demand/editor'] },
  'on-demand': { command: ['jest', '-c', 'tests/on-demand/content-commands/jest.config.mjs'] },
  browsers: {
    command: ['playwright', 'test', '-c', 'tests/on-demand/browsers'],
    env: noProvider,
    async prepare() {
      const { firefox, miniBrowser } = findOtherBrowsers();
      console.log(`Firefox: ${firefox}\nWebKit: ${miniBrowser}`);
      await requireBuild(localEnvironment({ ...process.env, ...noProvider }));
      return {};
    },
  },
} satisfies Record<string, Suite>;

export type SuiteName = keyof typeof suites;

/** What the arguments of `npm test` ask for. */
export type Request =
  | { kind: 'all'; contentOnly: boolean; part?: Part }
  | { kind: 'suite'; name: SuiteName; args: string[] };

const isSuite = (name: string): name is SuiteName => Object.hasOwn(suites, name);

/**
 * Reads the arguments of `npm test`: none, `--content`, `--part 2/6`, or the name of a suite with arguments for its test
 * runner.
 * @throws {Error} with the names of the suites
 */
export function readArguments(given: readonly string[]): Request {
  const [name, ...args] = given;
  if (name === undefined) return { kind: 'all', contentOnly: false };
  if (name === '--content' && args.length === 0) return { kind: 'all', contentOnly: true };
  if (name === '--part') return { kind: 'all', contentOnly: false, part: readPart(args.join(' ')) };
  if (isSuite(name)) return { kind: 'suite', name, args };
  throw new Error(
    `There is no suite "${given.join(' ')}". Use one of ${Object.keys(suites).join(', ')}, e.g. npm test -- behavior header. Without a name, npm test runs everything; --content runs what a change of content can break, and --part 2/6 runs the second of six parts.`,
  );
}

/** The command of a suite. */
export function suiteCommand(name: SuiteName, args: readonly string[]) {
  const { command, env }: Suite = suites[name];
  const [program, ...first] = command;
  return { program, args: [...first, ...args], env };
}

type RunOptions = {
  /** Environment variables to add, such as those of `provideTestTools`. */
  env?: Env;
  /** Let the test runner read from the terminal, for options such as `--watch`. */
  interactive?: boolean;
};

/**
 * Runs a suite that has what it needs.
 * @returns the exit code of its test runner
 */
export async function runSuite(
  name: SuiteName,
  args: readonly string[],
  { env, interactive }: RunOptions,
): Promise<number> {
  const command = suiteCommand(name, args);
  const { thorough, siteRoot } = toolSettings();
  const all = { THOROUGH: thorough, SITE_ROOT: siteRoot, ...command.env, ...env };
  return (await run(command.program, command.args, { env: all, interactive })).code;
}

/**
 * Provides what a suite needs, and runs it alone.
 * @returns its exit code
 */
export async function runAlone(name: SuiteName, args: readonly string[]): Promise<number> {
  const { prepare }: Suite = suites[name];
  let env: Env | undefined;
  try {
    env = await prepare?.();
  } catch (error) {
    console.error(`${(error as Error).message}\n\n0 passed, 1 failed`);
    return 1;
  }
  return runSuite(name, args, { env, interactive: true });
}
