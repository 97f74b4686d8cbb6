import data, { type Identifier } from '@mdn/browser-compat-data';
import { type TransformOptions, transformSync } from 'esbuild';
import { type Browser, lackingBrowsers, type Oldest } from './support';

const targets: Partial<Record<Browser, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/** Whether all supported browsers know the syntax of a script: then esbuild writes the same code for them as for the newest. */
export function hasKnownSyntax(code: string, oldest: Oldest): boolean {
  const target = (Object.entries(oldest) as [Browser, number][]).flatMap(([browser, version]) =>
    targets[browser] ? [`${targets[browser]}${version}`] : [],
  );
  const minified = (target: TransformOptions['target']) =>
    // All supported browsers know these character classes; they differ only in the newest characters.
    transformSync(code, { target, minify: true, supported: { 'regexp-unicode-property-escapes': true } })
      .code;
  return minified(target) === minified('esnext');
}

/** Global objects whose members are checked, with a pattern for how scripts access them. */
const owners = {
  Window: '\\b(?:window|self|globalThis)',
  Document: '\\bdocument',
  Navigator: '\\bnavigator',
} as const;

/** Objects whose methods are found by their name alone, because scripts access them by many names. */
const elements = ['Element', 'HTMLElement'] as const;

/**
 * The APIs that a script uses and a supported browser does not have, as paths in MDN's compatibility data. Finds APIs by
 * name: constructors after `new`, members of window, document, and navigator, methods of elements, and static methods of JavaScript built-ins.
 */
export function scriptFeatures(code: string, oldest: Oldest): Set<string> {
  const found = new Set<string>();
  const check = (entry: Identifier, path: string, pattern: string) => {
    // Most names do not occur; searching for a word is faster than the regular expression.
    if (!code.includes(path.slice(path.lastIndexOf('.') + 1))) return;
    const lacking = entry.__compat && lackingBrowsers(entry.__compat, oldest).length > 0;
    if (lacking && new RegExp(pattern).test(code)) found.add(path);
  };
  for (const [name, entry] of members(data.api as Identifier))
    check(entry, `api.${name}`, `\\bnew ${name}\\(`);
  for (const [name, owner] of Object.entries(owners)) {
    for (const [member, entry] of members(data.api[name] as Identifier)) {
      const bare = name === 'Window' ? `|(?<![\\w$.])${member}\\(` : '';
      check(entry, `api.${name}.${member}`, `${owner}\\??\\.${member}\\b${bare}`);
    }
  }
  for (const name of elements)
    for (const [member, entry] of members(data.api[name] as Identifier))
      check(entry, `api.${name}.${member}`, `\\.${member}\\(`);
  for (const [name, entry] of members(data.javascript.builtins as Identifier))
    for (const [member, inner] of members(entry))
      check(inner, `javascript.builtins.${name}.${member}`, `\\b${name}\\.${member}\\(`);
  return found;
}

function members(tree: object): [name: string, entry: Identifier][] {
  return Object.entries(tree).filter(([name]) => /^[A-Za-z]+$/.test(name));
}
