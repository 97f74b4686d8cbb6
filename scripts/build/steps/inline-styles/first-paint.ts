import type { Root } from 'postcss';

/** Media queries, and states of elements, that do not apply before the visitor does something. */
const laterMedia = /^(?!not\b).*(?:\bprint\b|forced-colors)/;
const laterStates =
  /:(?:hover|active|focus-visible|target|disabled)(?![\w-])|::(?:selection|backdrop)|\[(?:open|data-scrolled|data-theme-control)/;
/** Properties that change neither the layout nor the look of the first paint. */
const laterProperties =
  /^(?:transition|touch-action|cursor|scroll-margin|outline|tab-size|overscroll-behavior|scrollbar-gutter|-webkit-tap)/;

/** The names of the animations by scroll position, with other words of the same values. */
function scrolledAnimations(root: Root): Set<string> {
  const scrolled = new Set<string>();
  root.walkDecls('animation-timeline', ({ parent }) => {
    parent?.each((node) => {
      if (node.type === 'decl' && /^animation(?:-name)?$/.test(node.prop))
        for (const word of node.value.split(/\s+/)) scrolled.add(word);
    });
  });
  return scrolled;
}

/** Removes rules that the first paint does not need. The full stylesheet, which follows, has them. */
export function withoutLater(root: Root): Root {
  // An animation by scroll position applies from the first paint on.
  const scrolled = scrolledAnimations(root);
  root.walkAtRules((rule) => {
    const isLater =
      rule.name === 'keyframes'
        ? !scrolled.has(rule.params)
        : rule.name === 'media' && laterMedia.test(rule.params);
    if (isLater) rule.remove();
  });
  root.walkRules((rule) => {
    const needed = rule.selectors.filter((selector) => !laterStates.test(selector));
    if (needed.length === 0) rule.remove();
    else if (needed.length < rule.selectors.length) rule.selectors = needed;
    rule.walkDecls(laterProperties, (declaration) => void declaration.remove());
    if (rule.nodes.length === 0) rule.remove();
  });
  return root;
}
