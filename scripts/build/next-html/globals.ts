/*
 * Names and shapes that Next's scripts use in the browser. `scripts/build/bootstrap` runs there and imports them.
 */

/** The global list into which the bundler's scripts push modules, and entries that say which modules to run. */
export const bundlerGlobal = 'TURBOPACK';

/** The global list into which a page pushes its payload. */
export const payloadGlobal = '__next_f';

/** Where all scripts and stylesheets of a build lie. The bundler's runtime loads later scripts from there. */
export const chunksPath = '/_next/static/chunks/';

/** The value of `data-precedence` on the stylesheets that Next adds; the client looks for it. */
export const stylesheetPrecedence = 'next';

/** The payload as the global list holds it: a marker that starts it, then its text. */
export const payloadEntries = (text: string): unknown[] => [[0], [1, text]];

/** How a payload names its build. */
export const buildIdText = (build: string): string => `"b":"${build}"`;

/** How the names of files begin that hold a part of a page's payload. The router loads them ahead. */
export const payloadPartPrefix = '__next.';
