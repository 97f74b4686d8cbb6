import { bundlerGlobal, chunksPath, payloadGlobal } from './globals';

/**
 * Every assumption about the HTML and the scripts that Next exports. None of them is documented by Next, so any
 * release may break them. Checked with Next 16.4.6 and 16.5.0-canary.38. The text says what this build expects.
 */
export const assumptions = {
  /** Where the Content-Security-Policy is inserted. It must come before everything that it governs. */
  charset: 'one <meta charset> in <head>, before every script, style and link',
  /** Scripts of the client runtime. They are taken out, and loaded later. */
  chunkScript: `<script src="${chunksPath}NAME.js" async>, with no attribute that changes how it runs`,
  /** The bundler's own runtime, which runs the entry. */
  runtimeScript: 'exactly one chunk script whose name starts with "turbopack-"',
  /** Scripts for browsers without modules, which this site does not support. They are removed. */
  legacyScript: `<script src="${chunksPath}NAME.js" noModule>`,
  /** Hints to load scripts early. They are removed. */
  scriptPreload: '<link rel="preload" as="script"> or <link rel="modulepreload">',
  /** Tells the bundler which modules to run. It is handed over when the runtime starts. */
  entry: `one inline script (globalThis["${bundlerGlobal}"] || (globalThis["${bundlerGlobal}"] = [])).push({"otherChunks":[…],"runtimeModuleIds":[…]})`,
  /** The page's content as data, in several calls. It is removed, and loaded from the .txt file later. */
  payload: `inline scripts self.${payloadGlobal}.push([0]) and self.${payloadGlobal}.push([1,"text"])`,
  /** The .txt file beside each page, which the router loads too. */
  payloadFile: 'a .txt file whose text is the payload of the page',
  /** Pages and scripts of different builds must not be mixed. */
  buildId: 'a payload with "b":"BUILD", the same on all pages',
  /** The client looks for stylesheets written like this, and loads them again otherwise. */
  stylesheet: '<link rel="stylesheet" href="/_next/static/….css" data-precedence="next">',
  /** Other code that Next puts into a page would run without the runtime it needs. */
  inlineScript: 'no inline script of Next other than the entry and the payload',
  /** Pages of the default language move to addresses without a prefix. */
  exportedFiles:
    'pages of a language as LANGUAGE.html and LANGUAGE/…, and the built-in 404 page as _not-found',
} as const;

export type Assumption = keyof typeof assumptions;

/** Assumptions that the plain mode needs as well. */
const neededByPlainMode: ReadonlySet<Assumption> = new Set(['charset', 'exportedFiles']);

const plainModeHint =
  'Until that code is adapted, build with START=plain (docs/operating.md, "Plain mode"): Next then starts its own pages.';

/** Line and column of a position in a text, both counted from 1. */
export function lineAndColumn(text: string, position: number): string {
  const before = text.slice(0, position);
  return `${before.split('\n').length}:${position - before.lastIndexOf('\n')}`;
}

/** Thrown when Next writes a page or a script in another way than this build expects. */
export class UnrecognizedHtml extends Error {
  /**
   * @param where the file, with `line:column` if known
   * @param assumption which assumption does not hold
   * @param found what is there instead
   */
  constructor(
    where: string,
    readonly assumption: Assumption,
    found: string,
  ) {
    super(
      `out/${where}: ${found}.\n` +
        `  Expected (${assumption}): ${assumptions[assumption]}.\n` +
        '  Next seems to write its output differently now. The code that reads it is in scripts/build/next-html/.' +
        (neededByPlainMode.has(assumption) ? '' : `\n  ${plainModeHint}`),
    );
    this.name = 'UnrecognizedHtml';
  }
}
