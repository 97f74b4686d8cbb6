/** What a form holds for a text of a draft that is still to be written, while the editor looks whether it can save. */
export const later = '…';

/** A pattern that also allows a value that is still to be written. */
export const allowUnwritten = (pattern: string) => `^${later}$|${pattern}`;
