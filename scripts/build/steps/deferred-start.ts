import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '@/lib/site/site-map';
import { splitLocalePath } from '@/messages/routing';
import type { CheckedFile, Digests } from '../bootstrap/integrity';
import type { StartPlan } from '../bootstrap/start-runtime';
import { applyEdits, attributeRemoval, removal } from '../html';
import type { StartData } from '../inline/start-when-idle';
import {
  chunksPath,
  findRenderer,
  type ModuleId,
  readPage,
  readRuntimeStart,
  transitionAttributes,
  UnrecognizedHtml,
} from '../next-html';
import type { PageChange } from '../pages';
import { browserScript, readDigests, writeDigests, writeHashed } from './chunk-files';

/** Before the runtime has started, the browser prefetches a page when a visitor points at its link. */
const speculation = `<script type="speculationrules">${JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: ['/*.*', '/inbox*'] } }] },
      eagerness: 'moderate',
    },
  ],
})}</script>`;

/** Data that the pages share. */
export type DeferredStart = {
  /** The inline script of each page. */
  inlineScript: string;
  /** The code of the start script, which follows its plan. */
  code: string;
  /** The digests of all scripts and stylesheets. */
  digests: Digests;
  /** The file with these digests. */
  later: CheckedFile;
  /** The module of React's renderer, if it was found. */
  renderer?: ModuleId;
  /** The scripts that do not wait for the runtime, by the path of the page without its language, e.g. `/search.html`. */
  early: Readonly<Record<string, CheckedFile>>;
};

/** What {@link deferPageStart} needs. */
export type BootstrapFiles = Omit<DeferredStart, 'code'> & {
  /** Writes the script for a plan, unless it exists already. */
  writePlan: (plan: StartPlan) => CheckedFile;
};

/** The script for a plan; {@link parsePlan} reads the plan from it. */
function planScript(plan: StartPlan, code: string): string {
  return `(plan=>{${code}})(\n${JSON.stringify(plan)}\n)\n`;
}

/** Reads the plan from the text of its script. */
export function parsePlan(script: string): StartPlan {
  return JSON.parse(script.split('\n')[1] ?? '');
}

/** Matches the attributes with the start script of a page; the first group is its path. */
export const startAttributes = / data-src="([^"]+)" data-integrity="[^"]+" data-payload="[^"]+"/;

/**
 * Removes the scripts and the payload from a page, and adds a short script that starts the runtime later (specification,
 * section 7). The start plan (scripts, styles, entries) is long and nearly the same on all pages, so it is in a separate
 * file that the first paint does not wait for.
 * @param html a page as Next exported it
 * @param file its path relative to `out`, e.g. `services/ai-ml.html`
 * @param payload the text of the page's payload file
 * @throws {UnrecognizedHtml} if the page does not match an assumption about the output of Next
 */
export function deferPageStart(
  html: string,
  file: string,
  payload: string,
  { inlineScript, digests, later, renderer, early, writePlan }: BootstrapFiles,
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
  const earlyScript = early[splitLocalePath(`/${file}`).path];
  const head = earlyScript
    ? `<script async src="${earlyScript.href}" integrity="${earlyScript.integrity}"></script>`
    : '';
  return applyEdits(html, edits)
    .replace('</head>', () => `${head}</head>`)
    .replace('</body>', () => `${speculation}<script${attributes.join('')}>${inlineScript}</script></body>`);
}

/** The texts of all exported scripts. */
export function readScripts(out: string): string[] {
  return readdirSync(join(out, chunksPath))
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(out, chunksPath, name), 'utf8'));
}

/** Writes the files that all pages with a deferred start share, and returns their names and contents. */
export function prepareDeferredStart(out: string): DeferredStart {
  const digests = readDigests(out);
  const renderer = findRenderer(readScripts(out));
  if (renderer === undefined)
    console.log(
      "Note: React's renderer was not found in Next's scripts, so pages start in one task instead of two.\n" +
        '      The site works; see scripts/build/next-html/renderer.ts and docs/performance.md.',
    );
  return {
    inlineScript: browserScript('scripts/build/inline/deferred-page.ts'),
    code: browserScript('scripts/build/bootstrap/entry.ts'),
    digests,
    renderer,
    later: writeDigests(out, digests),
    early: {
      [`${pages.search.path}.html`]: writeHashed(
        out,
        'search',
        'js',
        browserScript('components/islands/search/early-script.ts'),
      ),
    },
  };
}

/**
 * Creates the change that defers the start of the runtime on a page.
 * @param builds collects the build ids of the pages
 * @returns the change; it throws {@link UnrecognizedHtml} if a page does not match an assumption
 */
export function createDeferredStart(
  out: string,
  { code, ...shared }: DeferredStart,
  builds: Set<string>,
): PageChange {
  const written = new Map<string, CheckedFile>();
  const files: BootstrapFiles = {
    ...shared,
    writePlan: (plan) => {
      builds.add(plan.build);
      const text = planScript(plan, code);
      const script = written.get(text) ?? writeHashed(out, 'start', 'js', text);
      written.set(text, script);
      return script;
    },
  };
  return (html, file, payload) => {
    if (payload === undefined) throw new UnrecognizedHtml(file, 'payloadFile', 'it has no payload file');
    return deferPageStart(html, file, payload, files);
  };
}

/** @throws {UnrecognizedHtml} if pages belong to different builds */
export function checkBuilds(builds: ReadonlySet<string>): void {
  if (builds.size > 1)
    throw new UnrecognizedHtml(
      '',
      'buildId',
      `its pages have ${builds.size} build ids (${[...builds].join(', ')})`,
    );
}
