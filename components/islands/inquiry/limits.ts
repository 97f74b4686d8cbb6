/** The maximum length of each field, in characters: long enough for people, and far below the provider's 50 kB. */
export const limits = { name: 100, email: 254, company: 150, phone: 40, message: 5000 } as const;

/** The message field shows a counter when this many characters or fewer are left. */
export const counterFrom = 500;

/** Screen readers announce the counter when it passes one of these numbers of characters left. Ascending. */
export const counterSteps = [0, 10, 50, 100, counterFrom] as const;

/** A form that is submitted sooner after it appears, as bots do, is held back until then; in milliseconds. */
export const minFillTime = 3000;

/** The timeout of sending a form, in milliseconds (specification, section 7). */
export const sendTimeout = 20_000;

/** After this time, the form says that sending takes longer than usual, in milliseconds. */
export const slowAfter = 5000;

/** The minimum time between two messages from the same page, which the SDK enforces, in milliseconds. */
export const throttle = 2000;
