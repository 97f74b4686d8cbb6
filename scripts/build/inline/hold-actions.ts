/**
 * Holds clicks on buttons and form submits until the page is hydrated, then replays them. Before that, buttons and forms
 * have no listeners. Menus, links, and `<details>` work without JavaScript and are not held, and neither are buttons that
 * have a listener already (`onclick`), like those of the search page.
 * @param onHold called for each held action
 * @returns a function that replays all held actions now; if the runtime failed to load, the browser handles them natively
 */
export function holdActions(onHold?: () => void): () => void {
  const held: (() => void)[] = [];

  const hold = (event: Event) => {
    const target = event.target as Element;
    if (event.type === 'submit') {
      const form = target as HTMLFormElement;
      event.preventDefault();
      held.push(() => form.requestSubmit());
    } else {
      const button = target.closest<HTMLButtonElement>('button[type="button"]:not([popovertarget])');
      if (!button || button.onclick) return;
      held.push(() => button.click());
    }
    onHold?.();
  };

  const release = () => {
    removeEventListener('click', hold, true);
    removeEventListener('submit', hold, true);
    for (const act of held.splice(0)) act();
  };

  addEventListener('click', hold, true);
  addEventListener('submit', hold, true);
  addEventListener('site-ready', release, { once: true });
  return release;
}
