/** The element that the hash of the URL names. */
const named = () => document.getElementById(location.hash.slice(1));

/** Opens the closed answer that the hash of the URL names, and scrolls to it. Not all browsers do this by themselves. */
export function openAnswer(): void {
  const target = named();
  const details = target?.closest('details');
  if (!target || !details || details.open) return;
  details.open = true;
  target.scrollIntoView();
}

/**
 * Moves the focus to where a new page starts: to the element that the hash of the URL names, or to the content. The
 * router leaves the focus on the link, which remains if it is in the header or the footer.
 */
export function focusStart(): void {
  openAnswer();
  const target = named() ?? document.getElementById('content');
  const start = target?.closest('details')?.querySelector('summary') ?? target;
  if (!start) return;
  if (start.tabIndex < 0) start.tabIndex = -1;
  start.focus({ preventScroll: true });
}
