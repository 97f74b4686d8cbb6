/** Whether a key event opens the search: "/" or Ctrl+K (Cmd+K), except while the visitor types into a field. */
export function isSearchShortcut({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  isComposing,
  target,
}: KeyboardEvent): boolean {
  if (isComposing || altKey) return false;
  const element = target instanceof HTMLElement ? target : null;
  if (element?.isContentEditable || element?.closest('input, textarea, select')) return false;
  // Many keyboards need Shift for the slash.
  if (key === '/') return !ctrlKey && !metaKey;
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey;
}
