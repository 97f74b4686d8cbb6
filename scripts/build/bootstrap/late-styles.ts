/** Whether a node has classes, so that it may need styles that are not inlined in the page. */
const isStyled = (node: Node) => node instanceof Element && node.outerHTML.includes(' class=');

/**
 * Applies the full stylesheets to a page with inline styles only when they are needed: before new elements are painted,
 * and when the browser is idle after the first interaction. Applying them at the start would take 0.1 s on a phone without
 * a visible change (docs/performance.md). A page that inlines only the styles of its first view links the full stylesheets
 * in its content, so it needs them for the next page: when the visitor clicks a link, or the router removes that content.
 * @param sheets stylesheet links with a media attribute that does not match yet
 * @param bootstrapScript gets the attribute `data-soon` on the first interaction
 */
export function applyWhenNeeded(
  sheets: readonly HTMLLinkElement[],
  bootstrapScript: HTMLOrSVGScriptElement,
): void {
  const applied = new AbortController();
  const apply = () => {
    if (applied.signal.aborted) return;
    applied.abort();
    observer.disconnect();
    for (const sheet of sheets) sheet.media = 'all';
  };
  const applyWhenIdle = () => (window.requestIdleCallback ?? setTimeout)(apply);
  const link = document.querySelector('[data-rest] > link');
  const isNeeded = ({ attributeName, addedNodes }: MutationRecord) =>
    link ? !link.isConnected : attributeName || [...addedNodes].some(isStyled);
  const observer = new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.attributeName === 'data-soon') applyWhenIdle();
      else if (isNeeded(change)) apply();
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] });
  observer.observe(bootstrapScript, { attributeFilter: ['data-soon'] });
  if (bootstrapScript.dataset.soon !== undefined) applyWhenIdle();
  // Not when the router removes that content: by then, it has scrolled.
  if (link)
    addEventListener('click', ({ target }) => void ((target as Element).closest('a') && apply()), {
      capture: true,
      signal: applied.signal,
    });
}
