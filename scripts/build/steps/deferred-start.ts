import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { buildSync } from 'esbuild';
import type { DigestFile, Digests } from '../bootstrap/integrity';
import type { StartPlan } from '../bootstrap/start-runtime';
import type { StartData } from '../inline/deferred-start';
import { rewritePages } from './pages';

const chunkScript =
  /<script src="(\/_next\/static\/chunks\/[\w.~-]+\.js)"(?: id="_R_")? async=""><\/script>/g;
const oldBrowserScript = /<script src="\/_next\/static\/chunks\/[\w.~-]+\.js" noModule=""><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*\/>/g;
const entryScript =
  /<script id="_R_">\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*?\})\);<\/script>/;
const stylesheet = /<link rel="stylesheet" href="(\/_next\/static\/[^"]+\.css)"/g;
/** What React writes for transitions while a page streams; nothing reads it here, and HTML does not know it. */
const transitionAttribute = / vt-(?:name|share|update|enter|exit)="[^"]*"/g;
const payloadScript = /<script>((?:\(self\.__next_f=|self\.__next_f\.push)[\s\S]*?)<\/script>/g;

/** Thrown when the framework writes its pages in another way than this step knows. */
class ExportChanged extends Error {
  constructor(file: string, what: string) {
    super(
      `out/${file}: ${what}. The framework seems to write its pages differently now; see scripts/build/steps/deferred-start.ts.`,
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

/**
 * The payload that a page carries in its inline scripts, each a call with one list.
 * @returns undefined if a script says anything else
 */
function inlinePayload(html: string): string | undefined {
  try {
    return [...html.matchAll(payloadScript)]
      .map(([, code = '']): [number, string?] => JSON.parse(/\.push\((\[[\s\S]*\])\)$/.exec(code)?.[1] ?? ''))
      .map(([kind, text]) => (kind === 1 ? text : ''))
      .join('');
  } catch {
    return undefined;
  }
}

/** A half of this step that runs in the browser, as one line of script. */
function browserScript(entryPoint: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entryPoint],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0]?.text.trim() ?? '';
}

const chunks = '_next/static/chunks';
const rendererCode = /\.hydrateRoot=function/;

/** What each script and stylesheet of the export has to be; the browser checks it (subresource integrity). */
function digestsOf(out: string): Digests {
  const names = readdirSync(join(out, chunks)).filter((name) => /\.(js|css)$/.test(name));
  const digest = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(out, chunks, name)))
      .digest('base64');
  return Object.fromEntries(names.map((name) => [`/${chunks}/${name}`, digest(name)]));
}

/** Writes a file beside the framework's scripts that can be kept for good, and says how to ask for it. */
function writeHashed(out: string, name: string, extension: string, text: string): DigestFile {
  const digest = createHash('sha256').update(text).digest();
  const file = `${name}-${digest.toString('hex').slice(0, 12)}.${extension}`;
  writeFileSync(join(out, chunks, file), text);
  return { href: `/${chunks}/${file}`, integrity: `sha256-${digest.toString('base64')}` };
}

type Module = (...parts: unknown[]) => unknown;

/** The modules of a script as the bundler writes it: names and functions in one list that is pushed. */
function modulesOf(code: string): (readonly [id: unknown, module: Module])[] {
  const pushed: unknown[][] = [];
  runInNewContext(code, { TURBOPACK: { push: (list: unknown[]) => pushed.push(list) } });
  return pushed.flatMap((list) =>
    list.flatMap((item, index) =>
      typeof item === 'function' ? [[list[index - 1], item as Module] as const] : [],
    ),
  );
}

/**
 * The module of React's renderer. Half of the time that the start takes goes into it, so it has a task of its own.
 * @returns the bundler's name for it
 * @throws {Error} if there is none, or more than one
 */
export function findRenderer(out: string): number {
  const found = readdirSync(join(out, chunks))
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(out, chunks, name), 'utf8'))
    .filter((code) => rendererCode.test(code))
    .flatMap(modulesOf)
    .filter(([, module]) => rendererCode.test(String(module)))
    .map(([id]) => id);
  const [id] = found;
  if (typeof id !== 'number' || found.length > 1)
    throw new ExportChanged(chunks, `${found.length} modules look like React's renderer instead of one`);
  return id;
}

/** What a page needs of the whole export. */
export type Starter = {
  /** The lines within the page. */
  script: string;
  /** The digests of all scripts and stylesheets. */
  digests: Digests;
  later: DigestFile;
  /** What the bundler calls the module of {@link findRenderer}. */
  renderer: number;
  /** Sees to it that the script that carries out a plan exists, and says how to ask for it. */
  write: (plan: StartPlan) => DigestFile;
};

/** The text of the script that carries out a plan; `planOf` reads it. */
function planScript(plan: StartPlan, code: string): string {
  return `(plan=>{${code}})(\n${JSON.stringify(plan)}\n)\n`;
}

/** The plan within the text of the script that carries it out. */
export function planOf(script: string): StartPlan {
  return JSON.parse(script.split('\n')[1] ?? '');
}

/** The attributes by which a page names the script that starts its runtime; its path is the first group. */
export const startAttributes = / data-src="([^"]+)" data-integrity="[^"]+" data-payload="[^"]+"/;

/**
 * Takes out of a page what would start the runtime at once, the payload it repeats included, and puts in a few
 * lines that start it later (specification, section 7). What is to be started differs little from page to page and
 * is long, so it lies in a script of its own, which the first views of pages do not wait for.
 * @param html a page as the framework exported it
 * @param file its name from `out`, e.g. `services/ai-ml.html`
 * @param payload the text of the page's payload file
 * @throws {Error} if the page does not look as expected
 */
export function deferPageStart(
  html: string,
  file: string,
  payload: string,
  { script, digests, later, renderer, write }: Starter,
): string {
  const scripts = [...html.matchAll(chunkScript)].map(([, src = '']) => src);
  const entry = entryScript.exec(html)?.[1];
  const build = /"b":"([^"]+)"/.exec(payload)?.[1];
  if (!scripts.some((src) => src.includes('turbopack'))) throw new ExportChanged(file, 'it loads no runtime');
  if (!entry) throw new ExportChanged(file, 'it names no entry');
  if (!build) throw new ExportChanged(file, 'its payload names no build');
  if (inlinePayload(html) !== payload)
    throw new ExportChanged(file, 'its payload is not that of its .txt file');

  const digestsFor = (paths: readonly string[]) =>
    Object.fromEntries(
      paths.map((path) => {
        const digest = digests[path];
        if (!digest) throw new ExportChanged(file, `there is no file ${path}`);
        return [path, digest];
      }),
    );
  const own = JSON.parse(entry);
  const plan: StartPlan = {
    scripts: digestsFor(scripts),
    styles: digestsFor([...html.matchAll(stylesheet)].map(([, href = '']) => href)),
    entries: [{ ...own, runtimeModuleIds: [renderer] }, own],
    build,
    later,
  };
  const removed = [
    chunkScript,
    oldBrowserScript,
    scriptPreload,
    entryScript,
    payloadScript,
    transitionAttribute,
  ];
  const rest = removed.reduce((text, pattern) => text.replace(pattern, ''), html);
  if (/<script[^>]* src=/.test(rest))
    throw new ExportChanged(file, 'it loads a script this step does not know');
  const { href, integrity } = write(plan);
  const data: StartData = { src: href, integrity, payload: `/${file.replace(/\.html$/, '.txt')}` };
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${value}"`);
  return rest.replace(
    '</body>',
    () => `${speculation}<script${attributes.join('')}>${script}</script></body>`,
  );
}

/** Defers the start of the runtime on every exported page. */
export function deferStart(out: string): void {
  const digests = digestsOf(out);
  const code = browserScript('scripts/build/bootstrap/start.ts');
  const known = new Map<string, DigestFile>();
  const starter: Starter = {
    script: browserScript('scripts/build/inline/start.ts'),
    digests,
    renderer: findRenderer(out),
    later: writeHashed(out, 'integrity', 'json', JSON.stringify(digests)),
    write: (plan) => {
      const text = planScript(plan, code);
      const script = known.get(text) ?? writeHashed(out, 'start', 'js', text);
      known.set(text, script);
      return script;
    },
  };
  rewritePages(out, (html, file) => {
    const payload = join(out, file.replace(/\.html$/, '.txt'));
    if (!existsSync(payload)) throw new ExportChanged(file, 'it has no payload file');
    return deferPageStart(html, file, readFileSync(payload, 'utf8'), starter);
  });
}
