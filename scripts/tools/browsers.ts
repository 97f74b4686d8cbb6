import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '@/scripts/build/steps/pages';
import { checkBrowsers } from './browsers/check';
import { oldestBrowsers } from './browsers/support';

const out = 'out';

/**
 * `npm run check -- browsers`: checks that all supported browsers know the features that the built site uses.
 * @throws {Error} that lists the other features, or if there is no build
 */
export function checkSupportedBrowsers(): void {
  if (!existsSync(out)) throw new Error('There is no build to check. Run "npm run build" first.');
  const oldest = oldestBrowsers();
  const files = filesBelow(out)
    .filter((path) => /\.(css|html|js)$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(out, path), 'utf8') }));
  const issues = checkBrowsers(files, oldest);
  if (issues.length > 0) throw new Error(`${issues.join('\n')}\n\n${issues.length} issue(s).`);
  const list = Object.entries(oldest).map(([browser, version]) => `${browser} ${version}`);
  console.log(`All ${files.length} files work in ${list.join(', ')} and later.`);
}
