import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const oldest = [20, 9];

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean }> }} Lock */

/**
 * Whether everything in a lock file is installed in the same version. Optional packages may be missing: npm skips
 * those for other platforms.
 * @param {Lock} lock the project's package-lock.json
 * @param {Lock} installed npm's record in node_modules
 */
export function isInstalled(lock, installed) {
  return Object.entries(lock.packages).every(([path, { version, optional }]) => {
    const found = installed.packages[path];
    return path === '' || (found ? found.version === version : optional);
  });
}

/** @returns {Lock} empty if npm has not finished an installation */
function readInstalled() {
  try {
    return JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8'));
  } catch {
    return { packages: {} };
  }
}

/**
 * Installs the packages of package-lock.json, unless they are installed already. Plain JavaScript without
 * dependencies, because it runs before they are installed.
 */
export function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
    console.error(`Node ${process.versions.node} is too old; install Node ${oldest.join('.')} or later.`);
    process.exit(1);
  }
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  if (isInstalled(lock, readInstalled())) return;
  console.log('Installing packages (a minute on the first run) …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('Installing failed; see the lines above.');
    process.exit(status ?? 1);
  }
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
