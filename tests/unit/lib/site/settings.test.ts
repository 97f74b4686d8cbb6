/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildInputs,
  checkSettings,
  providerState,
  SettingsError,
  serverSettings,
  toolSettings,
} from '@/lib/site/settings';
import { temporaryFolder, writeFiles } from '../../support/folder';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => jest.restoreAllMocks());

const write = (file: string, ...lines: string[]) => writeFiles(folder, { [file]: lines.join('\n') });

/** Returns the issues of the settings in the folder, without the headline. */
function issues(env: Record<string, string> = {}): readonly string[] {
  try {
    checkSettings(folder, env);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.issues;
    throw error;
  }
}

const identifiers = [
  'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY=key',
  'NEXT_PUBLIC_EMAILJS_SERVICE_ID=service',
  'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID=template',
];

describe('where settings come from', () => {
  test('an environment variable wins over .env.local, and .env.local over .env', () => {
    write('.env', 'HOST=from-env', 'INBOX_DIR=from-env', 'PORT=1');
    write('.env.local', 'HOST=from-local', 'INBOX_DIR="from local" # a comment');
    expect(serverSettings(folder, { HOST: 'from-variable' })).toMatchObject({
      host: 'from-variable',
      inboxDir: 'from local',
      port: 1,
    });
  });

  test('.env.production is read in production, .env.development in development, and .env.local not in tests', () => {
    write('.env.production', 'PORT=1');
    write('.env.development', 'PORT=2');
    write('.env.local', 'HOST=from-local');
    const read = (mode: string) => serverSettings(folder, { NODE_ENV: mode });
    expect([read('production'), read('development'), read('test')]).toMatchObject([
      { port: 1, host: 'from-local' },
      { port: 2, host: 'from-local' },
      { port: 3000, host: '127.0.0.1' },
    ]);
  });

  test('reading settings does not change process.env', () => {
    write('.env', 'PORT=1');
    const before = { ...process.env };
    serverSettings(folder, {});
    expect(process.env).toEqual(before);
  });

  test('.env.local sets URL, email provider, and vitals host for pages and scripts', async () => {
    write(
      '.env.local',
      'NEXT_PUBLIC_SITE_URL=https://www.example.com/',
      ...identifiers,
      'NEXT_PUBLIC_VITALS_URL=https://vitals.example.com/collect',
      'KEEP_ASSETS_FROM=published',
      'START=plain',
    );
    jest.spyOn(process, 'cwd').mockReturnValue(folder);
    jest.replaceProperty(process, 'env', { NODE_ENV: 'production' });
    const settings = await import('@/lib/site/settings');
    expect([
      settings.siteUrl(),
      settings.provider(),
      settings.vitalsUrl(),
      settings.earlierExport(),
      settings.startMode(),
    ]).toEqual([
      'https://www.example.com',
      { publicKey: 'key', serviceId: 'service', templateId: 'template', origin: 'https://api.emailjs.com' },
      'https://vitals.example.com/collect',
      'published',
      'plain',
    ]);
  });
});

describe('defaults', () => {
  test('an empty value counts as unset', () => {
    expect(serverSettings(folder, { PORT: '', HOST: '', INBOX: '', REDIRECT_UNKNOWN_IDS: '' })).toEqual({
      port: 3000,
      host: '127.0.0.1',
      inbox: 'on',
      inboxDir: '.inbox',
      redirectUnknownIds: true,
    });
    expect(toolSettings(folder, { CHROMIUM_PATH: '' })).toEqual({
      chromium: undefined,
      nginx: undefined,
      lighthousePort: 9333,
      thorough: undefined,
      siteRoot: undefined,
    });
  });
});

describe('invalid settings', () => {
  test('are reported all at once, with file, line, and what to write instead', () => {
    write('.env', 'NEXT_PUBLIC_VITALS_URL=vitals', 'INBOX=on');
    write(
      '.env.local',
      '# The address',
      'NEXT_PUBLIC_SITE_URL=www.example.com',
      '',
      'export INBOX=maybe',
      'NEXT_PUBLIC_EMAILJS_ORIGIN="https://api.example.com/v1"',
      'NEXT_PUBLIC_EMAILJS_SERVICE_ID=my service',
    );
    expect(issues({ PORT: '99999', REDIRECT_UNKNOWN_IDS: 'no', LIGHTHOUSE_PORT: '0' })).toEqual([
      '.env.local:2: NEXT_PUBLIC_SITE_URL must be an origin without a path, like https://www.example.com; it is "www.example.com".',
      '.env.local:6: NEXT_PUBLIC_EMAILJS_SERVICE_ID must be an identifier without spaces, like service_abc1234; it is "my service".',
      '.env.local:5: NEXT_PUBLIC_EMAILJS_ORIGIN must be an origin without a path, like https://api.emailjs.com, or "self" for this site; it is "https://api.example.com/v1".',
      '.env:1: NEXT_PUBLIC_VITALS_URL must be an address, or a path of this site like /api/vitals; it is "vitals".',
      'environment variable: PORT must be a number from 0 to 65535, like 3001; it is "99999".',
      '.env.local:4: INBOX must be "on" or "off" or "public"; it is "maybe".',
      'environment variable: REDIRECT_UNKNOWN_IDS must be "on" or "off"; it is "no".',
      'environment variable: LIGHTHOUSE_PORT must be a number from 1 to 65535, like 9333; it is "0".',
    ]);
  });

  test('are reported when a line of a settings file has no effect', () => {
    write(
      '.env.local',
      '# NEXT_PUBLIC_SITE_URL https://www.example.com',
      'NEXT_PUBLIC_SITE_URL https://www.example.com',
      'export NEXT_PUBLIC_SITE_ADDRESS=https://www.example.com',
      'OTHER_PROGRAM=on',
    );
    expect(issues({ NEXT_PUBLIC_OF_THE_HOST: 'x' })).toEqual([
      '.env.local:2: Write "=" between NEXT_PUBLIC_SITE_URL and its value.',
      '.env.local:3: There is no setting NEXT_PUBLIC_SITE_ADDRESS. Correct its name, or remove the line.',
    ]);
  });

  test('an invalid environment variable is reported as the source, not the file that it overrides', () => {
    write('.env.local', 'PORT=3001');
    expect(issues({ PORT: 'http' })).toEqual([
      'environment variable: PORT must be a number from 0 to 65535, like 3001; it is "http".',
    ]);
  });

  test('are reported in the file even after Next.js added it to the environment', () => {
    write('.env.local', '', 'PORT=http');
    expect(issues({ PORT: 'http', __NEXT_PROCESSED_ENV: 'true' })).toEqual([
      '.env.local:2: PORT must be a number from 0 to 65535, like 3001; it is "http".',
    ]);
  });

  test.each([
    'https://www.example.com/path',
    'ftp://www.example.com',
    'https://',
    'localhost:3000',
    'https://a b',
  ])('%s is not a valid site URL', (value) => {
    expect(issues({ NEXT_PUBLIC_SITE_URL: value })).toHaveLength(1);
  });

  test.each(['https://www.example.com', 'https://www.example.com/', 'http://localhost:3000'])(
    '%s is a valid site URL',
    (value) => {
      expect(issues({ NEXT_PUBLIC_SITE_URL: value })).toEqual([]);
    },
  );
});

describe('providerState', () => {
  test('needs all three identifiers', () => {
    write('.env.local', ...identifiers);
    expect(providerState(folder, {})).toEqual({ kind: 'configured' });
  });

  test('is missing without identifiers, even if the origin is set', () => {
    write('.env.local', 'NEXT_PUBLIC_EMAILJS_ORIGIN=self', 'NEXT_PUBLIC_EMAILJS_SERVICE_ID=');
    expect(providerState(folder, {})).toEqual({ kind: 'missing' });
  });

  test('reports missing identifiers, and where the others are set', () => {
    write('.env.local', '', identifiers[0] ?? '');
    expect(providerState(folder, { NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template' })).toEqual({
      kind: 'partial',
      message:
        '.env.local:2: NEXT_PUBLIC_EMAILJS_PUBLIC_KEY is set\nenvironment variable: NEXT_PUBLIC_EMAILJS_TEMPLATE_ID is set, but NEXT_PUBLIC_EMAILJS_SERVICE_ID is missing. Set all three, e.g. in .env.local.',
    });
  });
});

test('buildInputs lists every setting that a build reads, and no other', () => {
  write('.env', 'NEXT_PUBLIC_SITE_URL=https://www.example.com', 'PORT=1', 'NEXT_PUBLIC_OTHER=x', 'SECRET=y');
  expect(
    buildInputs(folder, { KEEP_ASSETS_FROM: 'published', NEXT_PUBLIC_VITALS_URL: '', HOME: '/' }),
  ).toEqual([
    ['KEEP_ASSETS_FROM', 'published'],
    ['NEXT_PUBLIC_OTHER', 'x'],
    ['NEXT_PUBLIC_SITE_URL', 'https://www.example.com'],
  ]);
});

test('no other module reads a setting from process.env', () => {
  // Exceptions that are not settings: the mode, the command path, and variables that one program sets for another.
  const others = ['GITHUB_EVENT_NAME', 'NODE_ENV', 'PATH', 'SITE_BUILD_ID', 'SITE_EDITOR', 'SITE_TARGET'];
  const sources = ['app', 'components', 'lib', 'messages', 'scripts'].flatMap((area) =>
    readdirSync(area, { recursive: true, encoding: 'utf8' }).map((file) => join(area, file)),
  );
  const found = [...sources, 'next.config.mjs', 'middleware.ts', 'proxy.server.ts']
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && file !== 'lib/site/settings.ts')
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/process\.env(?:\.|\[['"])(\w+)/g)]
        .filter(([, name]) => !others.includes(name ?? ''))
        .map(([, name]) => `${file} reads ${name}`),
    );
  expect(found).toEqual([]);
});

test('.env.example lists every setting', () => {
  const example = readFileSync('.env.example', 'utf8');
  const read = readFileSync('lib/site/settings.ts', 'utf8').matchAll(/^ {2}([A-Z_]+): /gm);
  const names = [...read].map(([, name]) => name ?? '');
  expect(names).toContain('NEXT_PUBLIC_SITE_URL');
  expect(names.filter((name) => !example.includes(`# ${name}=`))).toEqual([]);
});
