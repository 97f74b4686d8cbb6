/** An element with a class may need styles that the page itself does not carry. */
const isStyled = (node: Node) => node instanceof Element && node.outerHTML.includes(' class=');

/**
 * Applies whole stylesheets to a page that has its own styles when they are needed: before anything new is painted,
 * and when the browser is idle after a visitor has shown intent. At the start they would cost a phone a tenth of a
 * second for no visible change (docs/performance.md).
 * @param sheets links that apply to no medium yet
 * @param bootstrapScript is given `data-soon` on the first sign of intent
 */
export function applyWhenNeeded(sheets: readonly HTMLLinkElement[], bootstrapScript: Element): void {
  const apply = () => {
    observer.disconnect();
    for (const sheet of sheets) sheet.media = 'all';
  };
  const observer = new MutationObserver((changes) => {
    for (const { attributeName, addedNodes } of changes) {
      if (attributeName === 'data-soon') (window.requestIdleCallback ?? setTimeout)(apply);
      else if (attributeName || [...addedNodes].some(isStyled)) apply();
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] });
  observer.observe(bootstrapScript, { attributeFilter: ['data-soon'] });
}
