import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { attribute, byTag, elements, textOf } from '../support/html';
import { expect, test } from '../support/site';
import { exportFolder } from '../support/which-site';

/** The exported files themselves: they are what a host will serve. */
const root = exportFolder;

/**
 * What React writes and HTML allows; the checker holds it for a matter of taste. And what it believes the policy
 * to refuse: read as files, the site's own pictures and styles come from another place than the page.
 */
const taste =
  '.*(Trailing slash on void elements|violates Content Security Policy .meta tag.: (image|external stylesheet) .\\/).*';

/** What the Nu HTML checker says of everything below a folder; it says nothing of what is right. */
function check(folder: string): Promise<string> {
  // The package finds Java, or brings its own.
  const checker = String(require.resolve('vnu-jar'));
  const options = ['--skip-non-html', '--Werror', '--exit-zero-always', '--filterpattern', taste, folder];
  return new Promise((done, fail) =>
    execFile(process.execPath, [checker, ...options], { maxBuffer: 2 ** 26 }, (error, output, errors) =>
      error ? fail(error) : done(output + errors),
    ),
  );
}

// It reads all pages in one go, and Java takes its time to start.
test.describe.configure({ timeout: 180_000 });

test('the Nu HTML checker finds no error and no warning on any exported page', async () => {
  expect(await check(root)).toBe('');
});

test('the Nu HTML checker is at work', async () => {
  expect(await check(resolve(__dirname, 'invalid.html'))).toContain('error:');
});

test('no heading of any page skips a level', ({ pages }) => {
  const skips = pages.flatMap(({ root, address }) => {
    const headings = byTag(root, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6');
    const levels = headings.map(({ tagName }) => Number(tagName[1]));
    return headings
      .filter((_, index) => (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1)
      .map((heading) => `${address}: ${heading.tagName} ${textOf(heading)}`);
  });
  expect(skips).toEqual([]);
});

test('every page has one banner, one main and one footer, and names its navigations and regions', ({
  pages,
}) => {
  const faults = pages.flatMap(({ root, address }) => {
    const ids = new Set(elements(root).map((element) => attribute(element, 'id')));
    const named = [
      ...byTag(root, 'nav', 'aside'),
      ...byTag(root, 'main').flatMap((main) => byTag(main, 'section')),
    ];
    const names = named.map((element) => {
      const label = attribute(element, 'aria-label');
      const by = attribute(element, 'aria-labelledby');
      return label || (by && ids.has(by)) ? undefined : `${address}: ${element.tagName} has no name`;
    });
    const counts = ['header', 'main', 'footer'].map((name) => {
      const count = byTag(root, name).filter(
        ({ parentNode }) => parentNode && !isIn(parentNode, 'article'),
      ).length;
      return count === 1 ? undefined : `${address}: ${count} × ${name}`;
    });
    return [...names, ...counts].filter((fault) => fault !== undefined);
  });
  expect(faults).toEqual([]);
});

function isIn(node: object, name: string): boolean {
  if ('tagName' in node && node.tagName === name) return true;
  return 'parentNode' in node && node.parentNode ? isIn(node.parentNode, name) : false;
}
