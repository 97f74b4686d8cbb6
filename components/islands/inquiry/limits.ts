/** How long each value may be, in characters; generous for people, and far below the provider's 50 kB. */
export const limits = { name: 100, email: 254, company: 150, phone: 40, message: 5000 } as const;

/** From how many characters left on the counter of the message shows. */
export const counterFrom = 500;

/** Nobody fills a form in faster than this, in milliseconds; what comes sooner is held back until then. */
export const minimumTime = 3000;

/** Where sending is given up, in milliseconds. */
export const patience = 20_000;

/** The SDK refuses a second message from the same page sooner than this, in milliseconds. */
export const throttle = 2000;
