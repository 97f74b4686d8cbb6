import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { chunksPath } from '../next-html';

/** Variables that utilities of Tailwind pass to each other. No class of this site sets one for another. */
const passed = '--tw-(?:font-weight|tracking|leading|ease|duration|border-style)';
const declared = new RegExp(`^${passed}$`);
const used = new RegExp(`var\\(${passed},\\s*((?:[^()]|\\([^()]*\\))+)\\)`, 'g');

/**
 * Replaces the variables that utilities pass to each other by their values: 0.2 kB less in every stylesheet. Removes the
 * selector of the root in shadow DOM and the font classes, which the site does not use.
 * @throws {Error} if a use is left, because its variable has no other value
 */
export function plainUtilities(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules((rule) => {
    const isInitial = rule.name === 'layer' && rule.params === 'properties' && rule.nodes;
    if (isInitial || (rule.name === 'property' && declared.test(rule.params))) rule.remove();
  });
  root.walkRules(/:host/, (rule) => {
    rule.selectors = rule.selectors.filter((selector) => selector !== ':host');
  });
  // `next/font` writes two classes for each font; the site uses only the one that sets a variable.
  root.walkRules(/^\.\w+_className$/, (rule) => void rule.remove());
  root.walkDecls((declaration) => {
    // The reset makes all borders solid.
    const isBorder = declaration.value === 'var(--tw-border-style)';
    if (isBorder || declared.test(declaration.prop)) declaration.remove();
    else declaration.value = declaration.value.replace(used, '$1');
  });
  const text = root.toString();
  const [left] = new RegExp(`var\\(${passed}`).exec(text) ?? [];
  if (left)
    throw new Error(`The styles use "${left})" without a value; see scripts/build/steps/plain-utilities.ts.`);
  return text;
}

/**
 * Simplifies the stylesheets of the export, under new names, because browsers keep files with the same name. A later step
 * changes the names in the pages (`change-pages.ts`).
 * @returns the new names by the old ones
 */
export function simplifyStyles(out: string): ReadonlyMap<string, string> {
  const folder = join(out, chunksPath);
  const names = new Map<string, string>();
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.css'))) {
    const css = plainUtilities(readFileSync(join(folder, name), 'utf8'));
    const hash = createHash('sha256').update(css).digest('hex').slice(0, 13);
    names.set(name, `${hash}.css`);
    writeFileSync(join(folder, name), css);
    renameSync(join(folder, name), join(folder, `${hash}.css`));
  }
  return names;
}
