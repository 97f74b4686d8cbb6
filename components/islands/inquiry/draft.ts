/** The unsent values of a form by field name, kept in sessionStorage. If the browser denies storage, nothing is kept. */
export type Draft = Record<string, string>;

const prefix = 'inquiry:';

/** The raw stored draft, to find out whether the visitor typed anything in the meantime. */
export function storedDraft(form: string): string | null {
  try {
    return sessionStorage.getItem(prefix + form);
  } catch {
    return null;
  }
}

/** Reads the draft of a form. Ignores stored values that are not text. */
export function readDraft(form: string): Draft {
  try {
    const stored: unknown = JSON.parse(storedDraft(form) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/**
 * Stores the values of a form's named fields.
 * @param initial the initial values, which are not stored, because they differ in each language
 */
export function writeDraft(form: string, element: HTMLFormElement, initial: Draft = {}): void {
  const typed = [...new FormData(element)].filter(([name, value]) => value !== initial[name]);
  try {
    sessionStorage.setItem(prefix + form, JSON.stringify(Object.fromEntries(typed)));
  } catch {}
}

/** Deletes the draft of a form. */
export function clearDraft(form: string): void {
  try {
    sessionStorage.removeItem(prefix + form);
  } catch {}
}
