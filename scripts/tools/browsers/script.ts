import data, { type Identifier } from '@mdn/browser-compat-data';
import { type TransformOptions, transformSync } from 'esbuild';
import { type Browser, type Oldest, without } from './support';

const targets: Partial<Record<Browser, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/** Whether a script is in syntax that every browser of the list reads; if not, it would be rewritten for them. */
export function hasKnownSyntax(code: string, oldest: Oldest): boolean {
  const target = (Object.entries(oldest) as [Browser, number][]).flatMap(([browser, version]) =>
    targets[browser] ? [`${targets[browser]}${version}`] : [],
  );
  const write = (target: TransformOptions['target']) =>
    // All browsers know these classes of characters; only the newest characters in them differ.
    transformSync(code, { target, minify: true, supported: { 'regexp-unicode-property-escapes': true } })
      .code;
  return write(target) === write('esnext');
}

/** Objects whose parts are told by their names, with how scripts call the object. */
const owners = {
  Window: '\\b(?:window|self|globalThis)',
  Document: '\\bdocument',
  Navigator: '\\bnavigator',
} as const;

/**
 * The parts of the browser that scripts name and some browser of the list lacks, as paths into the data on what
 * browsers know. They are told by their names: what is made with `new`, what hangs on the window, the document or
 * the navigator, and the functions that JavaScript itself has got since.
 */
export function scriptFeatures(code: string, oldest: Oldest): Set<string> {
  const found = new Set<string>();
  const look = (entry: Identifier, path: string, pattern: string) => {
    // Most names stand nowhere; a word is found faster than its surroundings.
    if (!code.includes(path.slice(path.lastIndexOf('.') + 1))) return;
    const lacking = entry.__compat && without(entry.__compat, oldest).length > 0;
    if (lacking && new RegExp(pattern).test(code)) found.add(path);
  };
  for (const [name, entry] of members(data.api as Identifier))
    look(entry, `api.${name}`, `\\bnew ${name}\\(`);
  for (const [name, owner] of Object.entries(owners)) {
    for (const [member, entry] of members(data.api[name] as Identifier)) {
      const bare = name === 'Window' ? `|(?<![\\w$.])${member}\\(` : '';
      look(entry, `api.${name}.${member}`, `${owner}\\??\\.${member}\\b${bare}`);
    }
  }
  for (const [name, entry] of members(data.javascript.builtins as Identifier))
    for (const [member, inner] of members(entry))
      look(inner, `javascript.builtins.${name}.${member}`, `\\b${name}\\.${member}\\(`);
  return found;
}

function members(tree: object): [name: string, entry: Identifier][] {
  return Object.entries(tree).filter(([name]) => /^[A-Za-z]+$/.test(name));
}
