import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { StartPlan } from './inline/deferred-start';
import { rewritePages } from './pages';

const chunkScript =
  /<script src="(\/_next\/static\/chunks\/[\w.~-]+\.js)"(?: id="_R_")? async=""><\/script>/g;
const oldBrowserScript = /<script src="\/_next\/static\/chunks\/[\w.~-]+\.js" noModule=""><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*\/>/g;
const entryScript =
  /<script id="_R_">\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*?\})\);<\/script>/;
const payloadScript = /<script>((?:\(self\.__next_f=|self\.__next_f\.push)[\s\S]*?)<\/script>/g;

/** Thrown when the framework writes its pages in another way than this step knows. */
class ExportChanged extends Error {
  constructor(file: string, what: string) {
    super(
      `out/${file}: ${what}. The framework seems to write its pages differently now; see scripts/export/deferred-start.ts.`,
    );
  }
}

/** Until the runtime runs, the browser itself fetches the next page on the first sign of intent. */
const speculation = `<script type="speculationrules">${JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: ['/*.*', '/inbox*'] } }] },
      eagerness: 'moderate',
    },
  ],
})}</script>`;

/** The payload that a page carries in its inline scripts. */
function inlinePayload(html: string): string {
  const received: [number, string?][] = [];
  for (const [, code = ''] of html.matchAll(payloadScript))
    new Function('self', code)({ __next_f: received });
  return received.map(([kind, text]) => (kind === 1 ? text : '')).join('');
}

/** The browser's half of this step, as one line of script. */
function starter(): string {
  const { outputFiles } = buildSync({
    entryPoints: ['scripts/export/inline/deferred-start.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    globalName: 'site',
    target: 'es2022',
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/**
 * Takes out of a page what would start the runtime at once, the payload it repeats included, and puts in a few
 * lines that start it later (specification, section 7).
 * @param html a page as the framework exported it
 * @param file its name from `out`, e.g. `services/ai-ml.html`
 * @param payload the text of the page's payload file
 * @throws {Error} if the page does not look as expected
 */
export function deferPageStart(html: string, file: string, payload: string, script: string): string {
  const scripts = [...html.matchAll(chunkScript)].map(([, src = '']) => src);
  const entry = entryScript.exec(html)?.[1];
  const build = /"b":"([^"]+)"/.exec(payload)?.[1];
  if (!scripts.some((src) => src.includes('turbopack'))) throw new ExportChanged(file, 'it loads no runtime');
  if (!entry) throw new ExportChanged(file, 'it names no entry');
  if (!build) throw new ExportChanged(file, 'its payload names no build');
  if (inlinePayload(html) !== payload)
    throw new ExportChanged(file, 'its payload is not that of its .txt file');

  const plan: StartPlan = {
    scripts: [...new Set(scripts)],
    entry: JSON.parse(entry),
    payload: `/${file.replace(/\.html$/, '.txt')}`,
    build,
  };
  const rest = [chunkScript, oldBrowserScript, scriptPreload, entryScript, payloadScript].reduce(
    (text, pattern) => text.replace(pattern, ''),
    html,
  );
  if (/<script[^>]* src=/.test(rest))
    throw new ExportChanged(file, 'it loads a script this step does not know');
  const call = `${script}site.deferStart(${JSON.stringify(plan).replaceAll('<', '\\u003c')})`;
  return rest.replace('</body>', () => `${speculation}<script>${call}</script></body>`);
}

/** Defers the start of the runtime on every exported page. */
export function deferStart(out: string): void {
  const script = starter();
  rewritePages(out, (html, file) => {
    const payload = join(out, file.replace(/\.html$/, '.txt'));
    if (!existsSync(payload)) throw new ExportChanged(file, 'it has no payload file');
    return deferPageStart(html, file, readFileSync(payload, 'utf8'), script);
  });
}
