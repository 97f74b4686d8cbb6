/** Texts of content files as someone is typing them, by path; the visual editor of the development server puts them here. */
const store = globalThis as { contentDrafts?: Map<string, string> };

/** Only `npm run edit` has drafts. */
export const isEditing = () => process.env.NODE_ENV === 'development' && process.env.SITE_EDITOR === 'on';

/** The unsaved text of a file, if there is one. */
export function draftOf(path: string): string | undefined {
  return isEditing() ? store.contentDrafts?.get(path) : undefined;
}

/** Keeps the unsaved text of a file for the preview, or forgets it. */
export function keepDraft(path: string, text: string | undefined): void {
  store.contentDrafts ??= new Map();
  if (text === undefined) store.contentDrafts.delete(path);
  else store.contentDrafts.set(path, text);
}
