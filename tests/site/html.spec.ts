import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { pagesOf } from '../../scripts/build/pages';
import { installTools, toolsFolder } from '../../scripts/lib/host-tools';
import { changes } from '../support/changed-pages';
import { attribute, byTag, elements, textOf } from '../support/html';
import { expect, test } from '../support/site';
import { exportFolder } from '../support/which-site';

/** The exported files, as a host serves them. */
const root = exportFolder;

/**
 * Messages to ignore: valid HTML that React writes and the checker considers bad style, and policy violations that
 * only appear because the checker reads files, whose pictures, styles, and scripts are not from the page's origin. The
 * checker does not know scroll-driven animations and container queries yet. Two items of a list in the content may have one name.
 * Lists with their own numbers or check marks say that they are lists, because Safari does not announce them otherwise.
 */
const ignoredMessages =
  '.*(The “list” role is unnecessary|animation-(timeline|range)|view-timeline|container-type|“container”|at-rule “@container”|Trailing slash on void elements|Duplicate “dt” name|first occurrence of “dt” name|violates Content Security Policy .meta tag.: ((image|external stylesheet) .\\/|external script .\\/_next\\/static\\/chunks\\/search-)).*';

/** Runs the Nu HTML checker on files. Returns its messages, one a line. */
async function check(...files: string[]): Promise<string[]> {
  // Downloads Java at its first run if the computer has none.
  await installTools(['vnu-jar@26.9.27']);
  const checker = resolve(toolsFolder, 'node_modules/vnu-jar/vnu-jar.js');
  const options = ['--Werror', '--exit-zero-always', '--filterpattern', ignoredMessages, ...files];
  return new Promise((done, fail) =>
    execFile(process.execPath, [checker, ...options], { maxBuffer: 2 ** 26 }, (error, output, errors) =>
      error ? fail(error) : done((output + errors).split('\n').filter(Boolean)),
    ),
  );
}

/** The file of a page. */
const fileOf = (address: string) => `${address === '/' ? 'index' : address.slice(1)}.html`;

// The checker reads all pages in one run, and Java starts slowly.
test.describe.configure({ timeout: 180_000 });

test('the Nu HTML checker reports no error and no warning for any page to test, but the error in an invalid page', async () => {
  const files = changes ? Object.keys(changes).map(fileOf) : pagesOf(root);
  const messages = await check(...files.map((file) => join(root, file)), resolve(__dirname, 'invalid.html'));
  expect(messages.filter((message) => !message.includes('/tests/site/invalid.html"'))).toEqual([]);
  expect(messages.join('\n')).toContain('error:');
});

test('no page skips a heading level', ({ pages }) => {
  const skips = pages.flatMap(({ root, address }) => {
    const headings = byTag(root, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6');
    const levels = headings.map(({ tagName }) => Number(tagName[1]));
    return headings
      .filter((_, index) => (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1)
      .map((heading) => `${address}: ${heading.tagName} ${textOf(heading)}`);
  });
  expect(skips).toEqual([]);
});

test('every page has one header, one main, and one footer, and labels its navigations and regions', ({
  pages,
}) => {
  const issues = pages.flatMap(({ root, address }) => {
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
    return [...names, ...counts].filter((issue) => issue !== undefined);
  });
  expect(issues).toEqual([]);
});

function isIn(node: object, name: string): boolean {
  if ('tagName' in node && node.tagName === name) return true;
  return 'parentNode' in node && node.parentNode ? isIn(node.parentNode, name) : false;
}
