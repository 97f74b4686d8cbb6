import { bundlerGlobal, chunksPath, payloadGlobal } from './globals';

/**
 * All assumptions of this build about the HTML and scripts that Next exports. Next documents none of them, so any release
 * may break them. Tested with Next 16.4.6 and 16.5.0-canary.38. Error messages quote these texts.
 */
export const assumptions = {
  /** The position for the Content-Security-Policy, which must come before everything that it governs. */
  charset: 'one <meta charset> in <head>, before every script, style and link',
  /** Scripts of the client runtime. The build removes them, and a script loads them later. */
  chunkScript: `<script src="${chunksPath}NAME.js" async>, with no attribute that changes how it runs`,
  /** The bundler's runtime, which runs the entry. */
  runtimeScript: 'exactly one chunk script whose name starts with "turbopack-"',
  /** Scripts for browsers without modules, which this site does not support. The build removes them. */
  legacyScript: `<script src="${chunksPath}NAME.js" noModule>`,
  /** Preload hints for scripts. The build removes them. */
  scriptPreload: '<link rel="preload" as="script"> or <link rel="modulepreload">',
  /** Tells the bundler which modules to run. The build moves it into the start plan. */
  entry: `one inline script (globalThis["${bundlerGlobal}"] || (globalThis["${bundlerGlobal}"] = [])).push({"otherChunks":[…],"runtimeModuleIds":[…]})`,
  /** The page's content as data, in several calls. The build removes it, and a script loads the .txt file later. */
  payload: `inline scripts self.${payloadGlobal}.push([0]) and self.${payloadGlobal}.push([1,"text"])`,
  /** The .txt file next to each page, which the router loads, too. */
  payloadFile: 'a .txt file whose text is the payload of the page',
  /** Pages and scripts of different builds must not be mixed. */
  buildId: 'a payload with "b":"BUILD", the same on all pages',
  /** React looks for stylesheets in this form; it would load others again. */
  stylesheet: '<link rel="stylesheet" href="/_next/static/….css" data-precedence="next">',
  /** Other inline code of Next would run before the runtime that it needs. */
  inlineScript: 'no inline script of Next other than the entry and the payload',
  /** The build moves the pages of the default language to paths without a prefix. */
  exportedFiles:
    'pages of a language as LANGUAGE.html and LANGUAGE/…, and the built-in 404 page as _not-found',
} as const;

export type Assumption = keyof typeof assumptions;

/** Assumptions that plain mode needs as well. */
const neededByPlainMode: ReadonlySet<Assumption> = new Set(['charset', 'exportedFiles']);

const plainModeHint = 'Until then, build with START=plain (docs/operating.md, "Plain mode").';

/** Thrown when the output of Next does not match an assumption. */
export class UnrecognizedHtml extends Error {
  /**
   * @param where the file, with `line:column` if known
   * @param assumption the assumption that does not hold
   * @param found what the file has instead
   */
  constructor(
    where: string,
    readonly assumption: Assumption,
    found: string,
  ) {
    super(
      `out/${where}: ${found}.\n` +
        `  Expected (${assumption}): ${assumptions[assumption]}.\n` +
        '  The output of Next has probably changed. Adapt the code in scripts/build/next-html/.' +
        (neededByPlainMode.has(assumption) ? '' : `\n  ${plainModeHint}`),
    );
    this.name = 'UnrecognizedHtml';
  }
}
