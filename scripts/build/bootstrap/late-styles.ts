/** What has a class may look as the page's own styles do not know. */
const isStyled = (node: Node) => node instanceof Element && node.outerHTML.includes(' class=');

/**
 * Applies whole stylesheets to a page that has its own styles when they are needed: before anything new is painted,
 * and when the browser is idle after a visitor has shown intent. At the start they would cost a phone a tenth of a
 * second for nothing that is seen (docs/performance.md).
 * @param sheets links that apply to no medium yet
 * @param starter is given `data-soon` on the first sign of intent
 */
export function applyWhenNeeded(sheets: readonly HTMLLinkElement[], starter: Element): void {
  const apply = () => {
    watcher.disconnect();
    for (const sheet of sheets) sheet.media = 'all';
  };
  const watcher = new MutationObserver((changes) => {
    for (const { attributeName, addedNodes } of changes) {
      if (attributeName === 'data-soon') (window.requestIdleCallback ?? setTimeout)(apply);
      else if (attributeName || [...addedNodes].some(isStyled)) apply();
    }
  });
  watcher.observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] });
  watcher.observe(starter, { attributeFilter: ['data-soon'] });
}
