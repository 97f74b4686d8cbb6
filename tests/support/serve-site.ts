import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { buildFixtureSite, fixtureRoot } from './fixture-site';

/**
 * Serves the site under test with the project's own local server: `serve-site.ts fixture` builds the fixture
 * site first, `serve-site.ts real` serves `SITE_ROOT`, by default `out/`. PORT and INBOX_DIR come from the config.
 */
const isFixture = process.argv[2] === 'fixture';
const project = process.cwd();
// Does not use `which-site.ts`, which reads the fixture site and needs it to be built already.
const folder = isFixture ? buildFixtureSite() : resolve(project, process.env.SITE_ROOT ?? 'out');
// The server reads redirects from the content in its working directory.
const cwd = isFixture ? fixtureRoot : resolve(folder, '..');
const server = spawn(process.execPath, ['--import', 'tsx', join(project, 'scripts/local/serve.ts'), folder], {
  cwd,
  stdio: 'inherit',
  env: { ...process.env, TSX_TSCONFIG_PATH: join(project, 'tsconfig.json') },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
