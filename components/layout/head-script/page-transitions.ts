/** Turns on transitions between pages (`components/styles/page-change.css`). Old browsers do not support this. */
export function turnOnTransitions(): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}');
    document.adoptedStyleSheets.push(sheet);
  } catch {}
}
