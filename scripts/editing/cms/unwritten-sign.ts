/** What a form holds for a text of a draft that is still to be written, while the editor looks whether it can save. */
export const unwrittenSign = '…';

/** A pattern that also allows a value that is still to be written. */
export const allowUnwritten = (pattern: string) => `^${unwrittenSign}$|${pattern}`;
