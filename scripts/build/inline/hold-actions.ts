/**
 * Holds clicks on buttons and form submits until the page is hydrated, then replays them: each button and form once, in
 * the order of their last use. Before that, buttons and forms have no listeners. Menus, links, and `<details>` work
 * without JavaScript and are not held, and neither are buttons that have a listener already (`onclick`), like those of
 * the search page. So the first click in the table of contents, if it comes before hydration, jumps to its section
 * instead of scrolling there for 500 ms (specification, section 9): a link must work at once on a slow connection.
 * @param onHold called for each held action
 * @returns a function that replays all held actions now; if the runtime failed to load, the browser handles them natively
 */
export function holdActions(onHold?: () => void): () => void {
  const held = new Set<HTMLElement>();

  const hold = (event: Event) => {
    const isSubmit = event.type === 'submit';
    const target = (event.target as Element).closest<HTMLElement>(
      isSubmit ? 'form' : 'button[type="button"]:not([popovertarget])',
    );
    if (!target || target.onclick) return;
    if (isSubmit) event.preventDefault();
    // Otherwise a part of the page that is already hydrated would handle the click too. A submit is not stopped, because the search page handles it already.
    else event.stopImmediatePropagation();
    held.delete(target);
    held.add(target);
    onHold?.();
  };

  const release = () => {
    removeEventListener('click', hold, true);
    removeEventListener('submit', hold, true);
    for (const target of held) target instanceof HTMLFormElement ? target.requestSubmit() : target.click();
    held.clear();
  };

  addEventListener('click', hold, true);
  addEventListener('submit', hold, true);
  // An effect of React dispatches this event. What other effects changed, e.g. the selection from the URL, is rendered
  // after all effects, and the replayed actions need it.
  addEventListener('site-ready', () => queueMicrotask(release), { once: true });
  return release;
}
