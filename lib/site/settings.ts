import { initialEnv, loadEnvConfig, updateInitialEnv } from '@next/env';
import { z } from 'zod';
import { memoize } from './memoize';

/**
 * The only module that reads settings: from environment variables, `.env.local`, `.env`, and the other files
 * that Next.js reads, with its precedence (an environment variable wins, then the more specific file).
 * `.env.example` explains each setting.
 *
 * Scripts and test configurations import this outside of Next.js, so it is not marked `server-only`.
 */

/** What a form needs to send; empty strings where the provider is not configured. */
export type Provider = {
  publicKey: string;
  serviceId: string;
  templateId: string;
  /** `self` is the origin of the page. */
  origin: string;
};

type Environment = Record<string, string | undefined>;

/** A file with settings, and its values. */
type SettingsFile = { path: string; contents: string; env: Environment };

type Sources = { values: Environment; real: Environment; files: readonly SettingsFile[] };

const isOrigin = (value: string) =>
  /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;

const origin = (example: string, isAllowed: (value: string) => boolean = isOrigin) =>
  z
    .string()
    .transform((value) => value.replace(/\/$/, ''))
    .refine(isAllowed, { error: `must be an origin without a path, like ${example}` });

const choice = <const T extends readonly [string, ...string[]]>(...choices: T) =>
  z.enum(choices, { error: `must be ${choices.map((each) => `"${each}"`).join(' or ')}` });

const identifier = (example: string) =>
  z
    .string()
    .regex(/^\S+$/, { error: `must be an identifier without spaces, like ${example}` })
    .optional();

const wholeNumber = (from: number, to: number, example: number) =>
  z
    .string()
    .refine((value) => /^\d{1,9}$/.test(value) && Number(value) >= from && Number(value) <= to, {
      error: `must be a number from ${from} to ${to}, like ${example}`,
    })
    .transform(Number);

const lineBreak = /\r\n|\r|\n/;

/** The settings of the build. */
const buildSchema = z.object({
  NEXT_PUBLIC_SITE_URL: origin('https://www.example.com').default('http://localhost:3000'),
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: identifier('AbCdEfGhIjKlMnOpQ'),
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: identifier('service_abc1234'),
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: identifier('template_abc1234'),
  NEXT_PUBLIC_EMAILJS_ORIGIN: origin(
    'https://api.emailjs.com, or "self" for this site',
    (value) => value === 'self' || isOrigin(value),
  ).default('https://api.emailjs.com'),
  NEXT_PUBLIC_VITALS_URL: z
    .string()
    .regex(/^(https?:\/\/|\/(?!\/))\S+$/, {
      error: 'must be an address, or a path of this site like /api/vitals',
    })
    .optional(),
  KEEP_ASSETS_FROM: z.string().optional(),
  START: choice('deferred', 'plain').default('deferred'),
});

/** The settings of the local server (`npm start`). */
const serverSchema = z.object({
  PORT: wholeNumber(0, 65_535, 3001).default(3000),
  HOST: z.string().default('127.0.0.1'),
  INBOX: choice('on', 'off', 'public').default('on'),
  INBOX_DIR: z.string().default('.inbox'),
  REDIRECT_UNKNOWN_IDS: choice('on', 'off').default('on'),
});

/** The settings of tests and measurements. */
const toolSchema = z.object({
  CHROMIUM_PATH: z.string().optional(),
  NGINX_PATH: z.string().optional(),
  LIGHTHOUSE_PORT: wholeNumber(1, 65_535, 9333).default(9333),
  THOROUGH: z.string().optional(),
  SITE_ROOT: z.string().optional(),
});

const providerNames = [
  'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
  'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
  'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
] as const;

const settingNames = [buildSchema, serverSchema, toolSchema].flatMap((schema) => Object.keys(schema.shape));

/** The lines of a settings file without effect: without `=`, or with a public name that nothing reads. */
function lineIssues({ path, contents }: SettingsFile): string[] {
  return contents.split(lineBreak).flatMap((line, index) => {
    const [, name = '', sign] = /^\s*(?:export\s+)?([A-Z][A-Z0-9_]*)\s*([=:])?/.exec(line) ?? [];
    const place = `${path}:${index + 1}: `;
    if (settingNames.includes(name)) return sign ? [] : [`${place}Write "=" between ${name} and its value.`];
    if (!name.startsWith('NEXT_PUBLIC_')) return [];
    return [`${place}There is no setting ${name}. Correct its name, or remove the line.`];
  });
}

/** Invalid settings. The message has one line for each, with file, line, and what to write instead. */
export class SettingsError extends Error {
  override name = 'SettingsError';

  constructor(readonly issues: readonly string[]) {
    super(`The settings need a fix (.env.example explains each):\n${issues.map((i) => `✖ ${i}`).join('\n')}`);
  }
}

/** The same names, all undefined: removes them from the environment that `@next/env` stored. */
const unset = (environment: Environment = {}): Environment =>
  Object.fromEntries(Object.keys(environment).map((name) => [name, undefined]));

/** Reads the settings files with `@next/env`, without changing `process.env`. */
function readFiles(folder: string, real: Environment): SettingsFile[] {
  const actual = process.env;
  const issues: string[] = [];
  try {
    process.env = { ...real } as NodeJS.ProcessEnv;
    // `@next/env` keeps the environment of its first call; replace it.
    updateInitialEnv({ ...unset(initialEnv), ...real });
    const log = { info: () => {}, error: (message: string) => issues.push(`${message}.`) };
    const { loadedEnvFiles } = loadEnvConfig(folder, real.NODE_ENV === 'development', log, true);
    if (issues.length > 0) throw new SettingsError(issues);
    return loadedEnvFiles.map((file) => ({ ...file, env: { ...file.env } }));
  } finally {
    process.env = actual;
  }
}

/** In its own processes, Next.js adds the files to the environment and sets this variable. */
const isLoadedByNext = (real: Environment) => real.__NEXT_PROCESSED_ENV !== undefined;

function readSources(folder: string, real: Environment): Sources {
  const files = isLoadedByNext(real) ? [] : readFiles(folder, real);
  const values = Object.assign({}, ...files.map(({ env }) => env).reverse(), real);
  return { values, real, files };
}

/** The source of a value: `.env.local:3`, or `environment variable`. */
function locate(name: string, { real, files }: Sources): string {
  if (real[name] === undefined || isLoadedByNext(real))
    for (const { path, contents } of files) {
      const line = contents
        .split(lineBreak)
        .findLastIndex((text) => new RegExp(`^\\s*(export\\s+)?${name}\\s*[=:]`).test(text));
      if (line >= 0) return `${path}:${line + 1}`;
    }
  return 'environment variable';
}

type Parsed<S extends z.ZodObject> = { data: z.output<S> } | { issues: string[] };

function parse<S extends z.ZodObject>(schema: S, folder: string, real: Environment): Parsed<S> {
  const sources = readSources(folder, real);
  const present = Object.entries(sources.values).filter(([, value]) => value !== '');
  const result = schema.safeParse(Object.fromEntries(present));
  if (result.success) return { data: result.data };
  const found = isLoadedByNext(real) ? { ...sources, files: readFiles(folder, real) } : sources;
  const issues = result.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return `${locate(name, found)}: ${name} ${message}; it is "${found.values[name]}".`;
  });
  return { issues };
}

function dataOf<S extends z.ZodObject>(parsed: Parsed<S>): z.output<S> {
  if ('issues' in parsed) throw new SettingsError(parsed.issues);
  return parsed.data;
}

const readBuild = memoize(() => dataOf(parse(buildSchema, process.cwd(), process.env)));

/**
 * Checks all settings.
 * @param folder the folder with the settings files
 * @param real the environment variables
 * @throws {SettingsError} that lists all invalid settings
 */
export function checkSettings(folder = process.cwd(), real: Environment = process.env): void {
  const parsed = [buildSchema, serverSchema, toolSchema].map((schema) => parse(schema, folder, real));
  const issues = [
    ...parsed.flatMap((each) => ('issues' in each ? each.issues : [])),
    ...readFiles(folder, real).flatMap(lineIssues),
  ];
  if (issues.length > 0) throw new SettingsError(issues);
}

/** The origin of the site without a trailing slash, e.g. `https://www.example.com`. */
export const siteUrl = () => readBuild().NEXT_PUBLIC_SITE_URL;

/** Whether `NEXT_PUBLIC_SITE_URL` is set; {@link siteUrl} is a local address otherwise. */
export const isSiteUrlSet = (folder = process.cwd(), real: Environment = process.env): boolean =>
  Boolean(readSources(folder, real).values.NEXT_PUBLIC_SITE_URL);

/** The URL that receives web vitals; undefined if they are not measured. */
export const vitalsUrl = () => readBuild().NEXT_PUBLIC_VITALS_URL;

/** The folder with the export of the previous release; undefined if there is none. */
export const earlierExport = () => readBuild().KEEP_ASSETS_FROM;

/** How pages start the client runtime: `deferred`, by the site's own script, or `plain`, by Next.js itself. */
export type StartMode = z.output<typeof buildSchema>['START'];

/** The start mode from the setting `START` (docs/operating.md, "Plain mode"). */
export const startMode = (): StartMode => readBuild().START;

/** The settings of the email provider; missing identifiers are empty strings. */
export function provider(): Provider {
  const settings = readBuild();
  return {
    publicKey: settings.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY ?? '',
    serviceId: settings.NEXT_PUBLIC_EMAILJS_SERVICE_ID ?? '',
    templateId: settings.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID ?? '',
    origin: settings.NEXT_PUBLIC_EMAILJS_ORIGIN,
  };
}

export type ProviderState =
  | { kind: 'configured' | 'missing' }
  /** Some of the three identifiers are set; the message says which are missing. */
  | { kind: 'partial'; message: string };

/** Whether the forms can send email, which requires all three identifiers of the provider. */
export function providerState(folder = process.cwd(), real: Environment = process.env): ProviderState {
  const sources = readSources(folder, real);
  const missing = providerNames.filter((name) => !sources.values[name]);
  const set = providerNames.filter((name) => sources.values[name]);
  if (missing.length === 0) return { kind: 'configured' };
  if (set.length === 0) return { kind: 'missing' };
  const present = set.map((name) => `${locate(name, sources)}: ${name} is set`).join('\n');
  return {
    kind: 'partial',
    message: `${present}, but ${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing. Set all three, e.g. in .env.local.`,
  };
}

/**
 * The settings of the local server: `PORT`, `HOST`, `INBOX`, `INBOX_DIR`, and `REDIRECT_UNKNOWN_IDS`.
 * @throws {SettingsError} if one is invalid
 */
export function serverSettings(folder = process.cwd(), real: Environment = process.env) {
  const settings = dataOf(parse(serverSchema, folder, real));
  return {
    port: settings.PORT,
    host: settings.HOST,
    inbox: settings.INBOX,
    inboxDir: settings.INBOX_DIR,
    redirectUnknownIds: settings.REDIRECT_UNKNOWN_IDS === 'on',
  };
}

/**
 * The settings of tests and measurements: paths of programs, a port, and what to test.
 * @throws {SettingsError} if one is invalid
 */
export function toolSettings(folder = process.cwd(), real: Environment = process.env) {
  const settings = dataOf(parse(toolSchema, folder, real));
  return {
    chromium: settings.CHROMIUM_PATH,
    nginx: settings.NGINX_PATH,
    lighthousePort: settings.LIGHTHOUSE_PORT,
    thorough: settings.THOROUGH,
    siteRoot: settings.SITE_ROOT,
  };
}

/** The unparsed settings that affect the build, sorted by name. Next.js inlines all variables with `NEXT_PUBLIC_`. */
export function buildInputs(folder = process.cwd(), real: Environment = process.env): [string, string][] {
  const { values } = readSources(folder, real);
  return Object.entries(values)
    .filter(([name]) => name.startsWith('NEXT_PUBLIC_') || name in buildSchema.shape)
    .map(([name, value]): [string, string] => [name, value ?? ''])
    .filter(([, value]) => value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
