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

export function writeDraft(form: string, draft: Draft): void {
  try {
    sessionStorage.setItem(prefix + form, JSON.stringify(draft));
  } catch {}
}

export function clearDraft(form: string): void {
  try {
    sessionStorage.removeItem(prefix + form);
  } catch {}
}
