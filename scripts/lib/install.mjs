import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const oldest = [20, 9];
const mark = 'node_modules/.installed-lock.json';

/**
 * Installs what package-lock.json lists, unless exactly that is installed already. Plain JavaScript without
 * dependencies, as it runs before there are any.
 */
export function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
    console.error(`Node ${process.versions.node} is too old; install Node ${oldest.join('.')} or later.`);
    process.exit(1);
  }
  const lock = readFileSync('package-lock.json', 'utf8');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return;
  console.log('Installing packages (a minute on the first run) …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('Installing failed; the lines above say why.');
    process.exit(status ?? 1);
  }
  writeFileSync(mark, lock);
}

/**
 * Runs a TypeScript file of this project and ends with its exit code.
 * @param {string} file path from the project's folder
 */
export function runTypeScript(file) {
  const { status } = spawnSync(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', file, ...process.argv.slice(2)],
    { stdio: 'inherit' },
  );
  process.exit(status ?? 1);
}
