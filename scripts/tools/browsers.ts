import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '@/scripts/build/steps/pages';
import { checkBrowsers } from './browsers/check';
import { oldestBrowsers } from './browsers/support';

const out = 'out';

/** `npm run browsers`: names what in the built site some browser of the support list does not know. */
function main() {
  if (!existsSync(out)) throw new Error('There is no build to check; run "npm run build" first.');
  const oldest = oldestBrowsers();
  const files = filesBelow(out)
    .filter((path) => /\.(css|html|js)$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(out, path), 'utf8') }));
  const issues = checkBrowsers(files, oldest);
  if (issues.length > 0) throw new Error(`${issues.join('\n')}\n\n${issues.length} issue(s).`);
  const list = Object.entries(oldest).map(([browser, version]) => `${browser} ${version}`);
  console.log(`All ${files.length} files suit ${list.join(', ')} and later.`);
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
