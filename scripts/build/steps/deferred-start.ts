import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import type { CheckedFile, Digests } from '../bootstrap/integrity';
import { sealPayload } from '../bootstrap/payloads';
import type { StartPlan } from '../bootstrap/start-runtime';
import { applyEdits, attributeRemoval, removal } from '../html';
import type { StartData } from '../inline/start-when-idle';
import {
  chunksPath,
  findRenderer,
  type ModuleId,
  payloadPartPrefix,
  readPage,
  readRuntimeStart,
  transitionAttributes,
  UnrecognizedHtml,
} from '../next-html';
import { browserScript, readDigests, writeDigests, writeHashed } from './chunk-files';
import { rewritePages } from './pages';

/** Until the runtime runs, the browser itself loads the next page on the first sign of intent. */
const speculation = `<script type="speculationrules">${JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: ['/*.*', '/inbox*'] } }] },
      eagerness: 'moderate',
    },
  ],
})}</script>`;

/** What every page needs of the whole export. */
export type BootstrapFiles = {
  /** The inline script of each page. */
  inlineScript: string;
  /** The digests of all scripts and stylesheets. */
  digests: Digests;
  /** The file with these digests. */
  later: CheckedFile;
  /** The module of React's renderer, if it was found. */
  renderer?: ModuleId;
  /** Makes sure that the script that carries out a plan exists, and returns its address. */
  writePlan: (plan: StartPlan) => CheckedFile;
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
 * Takes out of a page what would start the runtime at once, with the payload, and puts in a short script that starts
 * it later (specification, section 7). What is to be started differs little from page to page and is long, so it
 * lies in a file of its own, for which the first views of pages do not wait.
 * @param html a page as Next exported it
 * @param file its name from `out`, e.g. `services/ai-ml.html`
 * @param payload the text of the page's payload file
 * @throws {UnrecognizedHtml} if the page does not look as expected
 */
export function deferPageStart(
  html: string,
  file: string,
  payload: string,
  { inlineScript, digests, later, renderer, writePlan }: BootstrapFiles,
): string {
  const page = readPage(html, file);
  const { scripts, stylesheets, entry, build, elements } = readRuntimeStart(page, payload);
  const digestsFor = (paths: readonly string[]) =>
    Object.fromEntries(
      paths.map((path) => {
        const digest = digests[path];
        if (!digest) throw new UnrecognizedHtml(file, 'chunkScript', `there is no file ${path}`);
        return [path, digest];
      }),
    );
  const plan: StartPlan = {
    scripts: digestsFor(scripts),
    styles: digestsFor(stylesheets),
    entries: renderer === undefined ? [entry] : [{ ...entry, runtimeModuleIds: [renderer] }, entry],
    build,
    later,
  };
  const { href, integrity } = writePlan(plan);
  const data: StartData = { src: href, integrity, payload: `/${file.replace(/\.html$/, '.txt')}` };
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${value}"`);
  const edits = [
    ...elements.map(removal),
    ...page.elements.flatMap((element) =>
      transitionAttributes.flatMap((name) => attributeRemoval(element, name)),
    ),
  ];
  return applyEdits(html, edits).replace(
    '</body>',
    () => `${speculation}<script${attributes.join('')}>${inlineScript}</script></body>`,
  );
}

/** The texts of all scripts that Next exported. */
function readScripts(out: string): string[] {
  return readdirSync(join(out, chunksPath))
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(out, chunksPath, name), 'utf8'));
}

/** Seals all payloads of the export: those of pages, and the parts of pages that the router loads ahead. */
function sealPayloads(out: string): void {
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    const file = join(out, name);
    const isPayload =
      name.endsWith('.txt') &&
      (basename(name).startsWith(payloadPartPrefix) || existsSync(file.replace(/txt$/, 'html')));
    if (!isPayload) continue;
    writeFileSync(file, sealPayload(`/${name.split(sep).join('/')}`, readFileSync(file, 'utf8')));
  }
}

/**
 * Defers the start of the runtime on every exported page.
 * @throws {UnrecognizedHtml} if a page does not look as expected, or pages belong to different builds
 */
export function deferStartOfPages(out: string): void {
  const digests = readDigests(out);
  const renderer = findRenderer(readScripts(out));
  if (renderer === undefined)
    console.log(
      "Note: React's renderer was not found in Next's scripts, so pages start in one task instead of two.\n" +
        '      Nothing breaks; see scripts/build/next-html/renderer.ts and docs/performance.md.',
    );
  const code = browserScript('scripts/build/bootstrap/entry.ts');
  const written = new Map<string, CheckedFile>();
  const files: BootstrapFiles = {
    inlineScript: browserScript('scripts/build/inline/deferred-page.ts'),
    digests,
    renderer,
    later: writeDigests(out, digests),
    writePlan: (plan) => {
      const text = planScript(plan, code);
      const script = written.get(text) ?? writeHashed(out, 'start', 'js', text);
      written.set(text, script);
      return script;
    },
  };
  rewritePages(out, (html, file) => {
    const payload = join(out, file.replace(/\.html$/, '.txt'));
    if (!existsSync(payload)) throw new UnrecognizedHtml(file, 'payloadFile', 'it has no payload file');
    return deferPageStart(html, file, readFileSync(payload, 'utf8'), files);
  });
  sealPayloads(out);
  const builds = new Set([...written.keys()].map((text) => planOf(text).build));
  if (builds.size > 1)
    throw new UnrecognizedHtml(
      '',
      'buildId',
      `its pages name ${builds.size} builds (${[...builds].join(', ')})`,
    );
}
