import postcss from 'postcss';
import { withAbsoluteUrls } from './absolute-urls';
import { withoutLater } from './first-paint';
import { takePageChange } from './page-change';
import type { Names } from './page-names';
import { withoutPlainColors, withoutUnused } from './simplify';
import { animationsIn, lacksPlainDefaults, needsIn, partsOf, textOf } from './stylesheet-parts';

/**
 * `all`: every rule that the page may need. `first-paint`: only those that its first paint may need. `page-change`: those
 * of page transitions (`components/styles/page-change.css`), which the other scopes do not include.
 */
export type Scope = 'all' | 'first-paint' | 'page-change';

/**
 * Prepares a stylesheet for selecting the rules that a page needs.
 * @param css the stylesheet
 * @param path its URL path, for resolving relative URLs
 * @param scope which rules
 * @returns a function that takes the names in a page and returns the rules that may apply to it, in order
 * @throws {Error} if the stylesheet has `@property` rules without the fallback for older browsers
 */
export function createRuleSelector(
  css: string,
  path: string,
  scope: Scope = 'all',
): (names: Names) => string {
  if (lacksPlainDefaults(css))
    throw new Error(
      `${path} has @property rules without a fallback. The output of Tailwind has probably changed; adapt scripts/build/steps/inline-styles/stylesheet-parts.ts.`,
    );
  const root = withoutPlainColors(postcss.parse(withAbsoluteUrls(css, path)));
  const pageChange = takePageChange(root);
  if (scope === 'page-change') return () => pageChange;
  const parts = partsOf(scope === 'all' ? root : withoutLater(root));
  const animations = animationsIn(parts);
  const needed = [...new Set(needsIn(parts))];
  // Cached, because pages of one kind mostly have the same names.
  const selected = new Map<string, string>();
  return (names) => {
    const present = new Set(needed.filter((name) => names.has(name)));
    const key = [...present].join(' ');
    const previous = selected.get(key);
    if (previous !== undefined) return previous;
    const rules = textOf(parts, present);
    const usedAnimations = animations
      .filter(({ name }) => rules.includes(name))
      .map(({ text }) => text)
      .join('');
    const result = withoutUnused(rules, usedAnimations) + usedAnimations;
    selected.set(key, result);
    return result;
  };
}
