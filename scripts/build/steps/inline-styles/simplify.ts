import type { Root } from 'postcss';

/**
 * Removes Tailwind's fallback for browsers without `color-mix`, which all supported browsers have (`browserslist` in
 * package.json). Tailwind writes a rule with a plain color, then the same rule with `color-mix` inside `@supports`.
 */
export function withoutPlainColors(root: Root): Root {
  root.walkAtRules('supports', (condition) => {
    if (!condition.params.includes('color-mix')) return;
    const plain = condition.prev();
    const mixed = condition.first;
    if (plain?.type === 'rule' && mixed?.type === 'rule' && plain.selector === mixed.selector)
      mixed.walkDecls(({ prop }) => {
        plain.walkDecls(prop, (declaration) => void declaration.remove());
      });
    if (plain?.type === 'rule' && plain.nodes.length === 0) plain.remove();
    condition.replaceWith(condition.nodes ?? []);
  });
  return root;
}

/**
 * Removes the custom properties of rules that neither rules nor animations use. Those that animations set remain: rules
 * that load later may use them, and browsers keep the animation that they have started.
 */
export function withoutUnused(rules: string, animations: string): string {
  const used = new Set(
    [...(rules + animations).matchAll(/var\((--[\w-]+)/g)].map(([, property]) => property),
  );
  return rules.replace(/(?<=[{;])(--[\w-]+):[^;{}]*(;|(?=\}))/g, (whole, property) =>
    used.has(property) ? whole : '',
  );
}
