/*
 * Names and data formats that Next's scripts use in the browser. `scripts/build/bootstrap` runs in the browser and imports
 * them.
 */

/** The global array to which the bundler's scripts push modules and entries (lists of modules to run). */
export const bundlerGlobal = 'TURBOPACK';

/** The global array to which a page pushes its payload. */
export const payloadGlobal = '__next_f';

/** The folder of all scripts and stylesheets of a build. */
export const chunksPath = '/_next/static/chunks/';

/** The value of `data-precedence` on the stylesheets of Next; React looks for it. */
export const stylesheetPrecedence = 'next';

/** The payload in the format of the global array: a start marker, then the text. */
export const payloadEntries = (text: string): unknown[] => [[0], [1, text]];

/** The text that identifies the build in a payload. */
export const buildIdText = (build: string): string => `"b":"${build}"`;

/** The prefix of files with a part of a page's payload. The router prefetches them. */
export const payloadPartPrefix = '__next.';

/** The name of the part that repeats the whole payload of a page. The router of Next 16.4.6 never loads it. */
export const wholePart = '_full';
