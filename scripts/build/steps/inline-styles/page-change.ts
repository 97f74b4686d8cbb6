import { AtRule, type ChildNode, type Root } from 'postcss';

/** Whether a node is a rule of page transitions. */
function isPageChange(node: ChildNode): boolean {
  if (node.type !== 'rule') return false;
  return (
    node.selector.includes('::view-transition') ||
    node.every((child) => child.type === 'decl' && child.prop === 'view-transition-name')
  );
}

/** Removes the rules of page transitions from a stylesheet, and returns their text. */
export function takePageChange(root: Root): string {
  let text = '';
  root.walk((node) => {
    if (!isPageChange(node)) return;
    const { parent } = node;
    const isInMedia = parent instanceof AtRule && parent.name === 'media';
    text += isInMedia ? `@media ${parent.params}{${node}}` : String(node);
    node.remove();
  });
  return text;
}

/**
 * A script that adds the rules of page transitions, or nothing if there are none. Not a style element, because the HTML
 * checker does not know them. The text is the same on all pages, so the policy that hosts send has one hash for it.
 */
export function pageChangeScript(css: string): string {
  if (!css) return '';
  const text = JSON.stringify(css).replaceAll('<', '\\u003c');
  return `<script>try{let s=new CSSStyleSheet;s.replaceSync(${text});document.adoptedStyleSheets.push(s)}catch{}</script>`;
}
