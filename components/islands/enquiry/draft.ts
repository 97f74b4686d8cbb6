/** What a visitor typed and did not send yet, kept for this tab. Storage may be refused: then nothing is kept. */
export type Draft = Record<string, string>;

const prefix = 'enquiry:';

/** Only texts count, whatever the storage holds. */
export function readDraft(form: string): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(prefix + form) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/** Keeps what stands in a form's named fields. */
export function writeDraft(form: string, element: HTMLFormElement): void {
  try {
    sessionStorage.setItem(prefix + form, JSON.stringify(Object.fromEntries(new FormData(element))));
  } catch {}
}

export function clearDraft(form: string): void {
  try {
    sessionStorage.removeItem(prefix + form);
  } catch {}
}
