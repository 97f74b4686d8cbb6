const slashKey = 'searchSlash';

/** Whether "/" opens the search. The visitor can turn it off on the search page. */
export function isSlashAllowed(): boolean {
  try {
    return localStorage.getItem(slashKey) !== 'off';
  } catch {
    // The browser denies the storage.
    return true;
  }
}

/** Turns the "/" shortcut off or on, for all pages and visits in this browser. */
export function allowSlash(allowed: boolean): void {
  try {
    if (allowed) localStorage.removeItem(slashKey);
    else localStorage.setItem(slashKey, 'off');
  } catch {
    // The choice is lost; Ctrl+K and the link still work.
  }
}

/** Whether a key event is in a field of the page. */
export function isInField({ target }: Pick<KeyboardEvent, 'target'>): boolean {
  const element = target instanceof HTMLElement ? target : null;
  return (
    element !== null && (element.isContentEditable || element.closest('input, textarea, select') !== null)
  );
}

/** Whether a key event opens the search: "/" or Ctrl+K (Cmd+K), except while the visitor types into a field. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  if (isComposing || altKey || isInField(event)) return false;
  // Many keyboards need Shift for the slash.
  if (key === '/') return !ctrlKey && !metaKey && isSlashAllowed();
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey;
}
