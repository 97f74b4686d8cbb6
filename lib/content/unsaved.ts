/** Texts of content files as someone is typing them, by path; the visual editor of the development server puts them here. */
const store = globalThis as { unsavedContent?: Map<string, string> };

/** Only `npm run edit` has unsaved texts. */
export const isEditing = () => process.env.NODE_ENV === 'development' && process.env.SITE_EDITOR === 'on';

/** The unsaved text of a file, if there is one. */
export function unsavedText(path: string): string | undefined {
  return isEditing() ? store.unsavedContent?.get(path) : undefined;
}

/** Keeps the unsaved text of a file for the preview, or forgets it. */
export function keepUnsaved(path: string, text: string | undefined): void {
  store.unsavedContent ??= new Map();
  if (text === undefined) store.unsavedContent.delete(path);
  else store.unsavedContent.set(path, text);
}
