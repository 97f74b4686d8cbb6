/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '@/scripts/lib/run';
import { temporaryFolder } from '../support/folder';

const folder = '.github/workflows';
const workflows = readdirSync(folder).map(
  (name) => [name, readFileSync(join(folder, name), 'utf8')] as const,
);
const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);

/** Returns the jobs of a workflow as text, each starting with its name. */
const jobsOf = (text: string) => [
  ...text.slice(text.indexOf('\njobs:\n')).matchAll(/^ {2}[\w-]+:\n(?: {4}.*\n|\n)+/gm),
];

describe.each(workflows)('%s', (_name, text) => {
  it('pins every action by commit, with its release in a comment', () => {
    const used = [...text.matchAll(/uses: (.*)/g)].map(([, action]) => action);
    expect(used.length).toBeGreaterThan(0);
    for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('installs only packages of the lockfile', () => {
    expect(text).not.toMatch(/npm (install|i|update)\b/);
  });

  it('has read-only permissions by default', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
    expect(text).not.toContain('write-all');
    expect(text).not.toContain('contents: write');
  });

  it('gives no secrets to pull requests from forks', () => {
    expect(text).not.toContain('pull_request_target');
  });

  it('uses no untrusted input in shell commands', () => {
    const shells = [...text.matchAll(/run: (\|\n(?: {10,}.*\n|\n)+|.*)/g)].map(([, command]) => command);
    for (const command of shells)
      expect(command).not.toMatch(/\$\{\{ *github\.(event\.(?!pull_request\.number)|head_ref)/);
  });

  it('runs only existing npm scripts', () => {
    for (const [, name] of text.matchAll(/npm run (?:--silent )?([\w:]+)/g)) expect(scripts).toContain(name);
    for (const [, names = '[]'] of text.matchAll(/^ +command: (\[.*\])$/gm))
      for (const name of JSON.parse(names)) expect(scripts).toContain(name);
  });

  it('gives tokens only to jobs with a protected environment', () => {
    for (const [job] of jobsOf(text))
      if (job.includes('secrets.')) expect(job).toMatch(/^ {4}environment: (preview|production)$/m);
  });

  it('runs no unlocked package with npx', () => {
    expect(text).not.toMatch(/\bnpx\b/);
  });
});

const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');
const jobIn = (name: string, job: string) =>
  jobsOf(textOf(name)).find(([text]) => text.startsWith(`  ${job}:`))?.[0] ?? '';

describe('the preview of a pull request', () => {
  const preview = textOf('preview.yml');

  it('uses the host rules and wrangler of the main branch', () => {
    expect(preview).toMatch(/^on:\n {2}workflow_run:$/m);
    expect(preview).toMatch(/uses: actions\/checkout@.*\n {8}with:\n {10}ref: main$/m);
    const order = [
      'mv untrusted/out out',
      'rm -rf untrusted',
      'build -- --rules cloudflare',
      'versions upload',
    ];
    const places = order.map((step) => preview.indexOf(step));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(Math.min(...places)).toBeGreaterThan(0);
    // Uses only the site from the artifact, because the branch could change the other files.
    expect(preview.match(/untrusted\S*/g)?.filter((path) => !/^untrusted(\/out)?$/.test(path))).toEqual([]);
  });

  it('has a separate token and a separate account', () => {
    const secrets = (text: string) => new Set([...text.matchAll(/secrets\.(\w+)/g)].map(([, name]) => name));
    expect([...secrets(preview)]).toEqual(['CLOUDFLARE_PREVIEW_API_TOKEN']);
    expect(secrets(textOf('site.yml')).has('CLOUDFLARE_PREVIEW_API_TOKEN')).toBe(false);
    expect(preview).toContain('vars.CLOUDFLARE_PREVIEW_ACCOUNT_ID');
  });

  it('runs only for branches of this repository', () => {
    expect(preview).toContain('github.event.workflow_run.head_repository.full_name == github.repository');
  });
});

it('restores no cache of Next.js in the build that the tests wrote, which run tools without a lockfile', () => {
  const prefixes = (job: string) =>
    [...jobIn('site.yml', job).matchAll(/restore-keys: (next-[a-z]+-)/g)].map(([, key]) => key);
  expect([prefixes('test'), prefixes('build')]).toEqual([['next-test-'], ['next-build-']]);
});

/** Without the history, a build does not know when its pages were published and changed. */
it.each(['build', 'test', 'nightly'])(
  'the job "%s" fetches the whole history, without old file contents',
  (job) => {
    expect(jobIn('site.yml', job)).toMatch(
      /actions\/checkout@.*\n {8}with:\n(?: {10}.*\n)*? {10}fetch-depth: 0\n {10}filter: blob:none\n/,
    );
  },
);

describe('a push', () => {
  const test = jobIn('site.yml', 'test');

  it('runs the content tests or all tests, depending on the changed paths', () => {
    expect(jobIn('site.yml', 'plan')).toContain('node scripts/lib/changed-paths.ts');
    expect(test).toMatch(/^ {4}needs: plan$/m);
    expect(test).toMatch(/^ {8}run: \$\{\{ fromJSON\(needs\.plan\.outputs\.runs\) \}\}$/m);
    expect(test).toMatch(/^ {8}run: npm test -- \$RUN\n {8}env:\n {10}RUN: \$\{\{ matrix\.run \}\}$/m);
  });

  it.each(['deploy', 'tested'])('runs the job "%s" only after content, tests, and build', (job) => {
    expect(jobIn('site.yml', job)).toMatch(/^ {4}needs: \[content, test, build\]$/m);
    expect(jobIn('site.yml', job)).toMatch(/^ {4}if: github\.ref == 'refs\/heads\/main'/m);
  });

  it.each([
    ['content', 'npm run --silent content'],
    ['test', 'npm test'],
    ['build', 'npm run --silent build'],
  ])(
    'draws the pictures of new and changed entries in the job "%s", before it needs them',
    (job, command) => {
      const text = jobIn('site.yml', job);
      expect(text).toContain('npm run --silent art');
      expect(text.indexOf('npm run --silent art')).toBeLessThan(text.indexOf(command));
    },
  );

  it('stores the tested commit where the plan reads it', () => {
    for (const job of ['plan', 'tested']) expect(jobIn('site.yml', job)).toMatch(/path: \.tested$/m);
  });
});

describe('the check of the repository variables', () => {
  const check = (DEPLOY_HOST: string, NEXT_PUBLIC_SITE_URL = 'https://www.example.com') =>
    run('sh', ['.github/scripts/check-variables.sh'], {
      quiet: true,
      env: { DEPLOY_HOST, NEXT_PUBLIC_SITE_URL },
    });

  it('runs before the plan is made', () => {
    expect(jobIn('site.yml', 'plan')).toMatch(/check-variables\.sh[\s\S]*changed-paths/);
  });

  it.each(['', 'cloudflare', 'cloudfront', 'github-pages'])('accepts the host "%s"', async (host) => {
    expect(await check(host)).toMatchObject({ code: 0, output: '' });
    // Every host has a step that publishes.
    if (host) expect(jobIn('site.yml', 'deploy')).toContain(`if: vars.DEPLOY_HOST == '${host}'`);
  });

  it('rejects a host that this workflow does not publish to', async () => {
    const { code, output } = await check('netlify');
    expect(code).toBe(1);
    expect(output).toContain('DEPLOY_HOST is "netlify"');
  });

  it('needs the address of the site before it publishes', async () => {
    const { code, output } = await check('cloudflare', '');
    expect(code).toBe(1);
    expect(output).toContain('Set the repository variable NEXT_PUBLIC_SITE_URL');
    expect(await check('', '')).toMatchObject({ code: 0 });
  });
});

describe('the comment about issues in the content', () => {
  const comment = async (issues: string) => {
    const file = join(temporaryFolder({ 'issues.txt': issues }), 'issues.txt');
    const { code, output } = await run('sh', ['.github/scripts/content-comment.sh', file], { quiet: true });
    expect(code).toBe(0);
    return output;
  };

  it.each([
    '````',
    '~~~',
    '</code></pre><img src="https://evil.example">',
    '@everyone [a](https://evil.example)',
  ])('shows %j as text', async (text) => {
    const lines = (await comment(`content/a.json needs a fix:\n${text}\r${text}\r\n${text}`)).split('\n');
    expect(lines.slice(0, 3)).toEqual([
      'The content needs a fix before it can be published:',
      '',
      '    content/a.json needs a fix:',
    ]);
    // Lines with four spaces are code blocks in Markdown, whatever they contain.
    expect(lines.slice(2).every((line) => line === '' || line.startsWith('    '))).toBe(true);
    expect(lines.filter((line) => line === `    ${text}`)).toHaveLength(3);
  });

  it('stays below the size limit of a comment', async () => {
    expect((await comment('x\n'.repeat(100_000))).length).toBeLessThan(65_536);
  });

  it('is posted by the workflow', () => {
    expect(jobIn('site.yml', 'content')).toContain(
      'sh .github/scripts/content-comment.sh issues.txt > comment.md',
    );
  });
});
