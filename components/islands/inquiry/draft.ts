/** What a visitor typed and did not send yet, kept for this tab. Storage may be refused: then nothing is kept. */
export type Draft = Record<string, string>;

const prefix = 'inquiry:';

/** A draft as it lies in the storage: two of them are the same if nothing was typed in between. */
export function storedDraft(form: string): string | null {
  try {
    return sessionStorage.getItem(prefix + form);
  } catch {
    return null;
  }
}

/** Only texts count, whatever the storage holds. */
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
 * Keeps what stands in a form's named fields.
 * @param untouched what a field holds before anyone types; that is no draft, and another in the next language
 */
export function writeDraft(form: string, element: HTMLFormElement, untouched: Draft = {}): void {
  const typed = [...new FormData(element)].filter(([name, value]) => value !== untouched[name]);
  try {
    sessionStorage.setItem(prefix + form, JSON.stringify(Object.fromEntries(typed)));
  } catch {}
}

export function clearDraft(form: string): void {
  try {
    sessionStorage.removeItem(prefix + form);
  } catch {}
}
