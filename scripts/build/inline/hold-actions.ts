/**
 * Keeps what visitors press or send before the client runtime runs, and does it once the runtime is ready. Buttons
 * and forms have no listener yet; menus, links and disclosures work by themselves.
 * @param onHold called each time something is kept, for someone waits then
 * @returns does everything that was kept, the browser's own way if the runtime will not run
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
      if (!button) return;
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
