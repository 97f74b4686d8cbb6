/** Elements that are not seen. */
const unseen = /^(SCRIPT|STYLE|LINK|NEXT-ROUTE-ANNOUNCER)$/;

const isSeen = (node: Node) => node instanceof Element && !unseen.test(node.tagName);

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
    const isNew = ({ type, target, addedNodes }: MutationRecord) =>
      type === 'attributes' ? target !== starter : [...addedNodes].some(isSeen);
    if (changes.some(isNew)) apply();
    else if (changes.some(({ target }) => target === starter))
      'requestIdleCallback' in window ? requestIdleCallback(apply) : setTimeout(apply, 200);
  });
  watcher.observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] });
  watcher.observe(starter, { attributeFilter: ['data-soon'] });
}
