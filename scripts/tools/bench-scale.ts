import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { filesBelow } from '@/scripts/build/steps/pages';
import { findBrowser } from '@/scripts/lib/browser';
import { listen } from '@/scripts/lib/listen';
import { run } from '@/scripts/lib/run';
import { createSiteServer } from '@/scripts/local/serve/server';
import { type FilterTimes, timeFilter } from './bench/filter';
import { generateCaseStudies, lendArtwork } from './bench/generate-case-studies';
import { browserFlags } from './bench/load';
import { watchMemory } from './bench/memory';

const folder = 'bench-results';

/** What a build needs; Open Graph pictures are not drawn (see below). */
const needed = [
  'app',
  'components',
  'content',
  'deploy',
  'lib',
  'messages',
  'public',
  'scripts',
  'next.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

type Build = {
  studies: number;
  pages: number;
  /** What `npm run content` takes. */
  checkSeconds: number;
  seconds: number;
  millisecondsPerPage: number;
  megabytes: number;
  /** The English list page on the wire, its start included. */
  listHtml: number;
  listPayload: number;
  filter?: FilterTimes;
};

const inMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

/** A copy of the project, with packages shared by hard links where the disk allows. */
async function copyProject(): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'scale-'));
  for (const name of needed) cpSync(name, join(root, name), { recursive: true });
  // A picture for each of 4,000 studies in three languages would take longer than all the pages.
  rmSync(join(root, 'app/og'), { recursive: true });
  const linked = await run('cp', ['-a', '-l', 'node_modules', root], { quiet: true });
  if (linked.code !== 0)
    cpSync('node_modules', join(root, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  return root;
}

/** Checks the content of a project, with the pictures that it asks for. */
async function timeCheck(root: string): Promise<number> {
  const takeBack = lendArtwork(root);
  const start = performance.now();
  const check = await run('npm', ['run', '--silent', 'content'], { cwd: root, quiet: true });
  const seconds = (performance.now() - start) / 1000;
  takeBack();
  if (check.code !== 0) throw new Error(`The generated content is not in order:\n${check.output}`);
  return seconds;
}

async function measure(studies: number, withFilter: boolean): Promise<Build> {
  const root = await copyProject();
  try {
    generateCaseStudies(root, studies);
    const checkSeconds = await timeCheck(root);
    const start = performance.now();
    const child = spawn(
      'npm',
      // The content is checked already, and a list longer than a page's budget is what is measured here.
      ['run', '--silent', 'build', '--', '--skip', 'Checking content', '--skip', 'Checking budgets'],
      { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let output = '';
    const memory = watchMemory(child.pid ?? 0);
    child.stdout.on('data', (data) => {
      output += data;
      const steps = String(data).match(/^✓ .* \([\d.]+ s\)$/gm) ?? [];
      if (steps.length > 0) console.log(`${steps.join('\n')}, ${inMegabytes(memory.lap())}`);
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    const seconds = (performance.now() - start) / 1000;
    const peak = memory.stop();
    if (code !== 0) throw new Error(`The build with ${studies} case studies failed:\n${output}`);
    const out = join(root, 'out');
    const pages = filesBelow(out).filter((file) => file.endsWith('.html')).length;
    const size = (file: string) => statSync(join(out, `${file}.br`)).size;
    return {
      studies,
      pages,
      checkSeconds,
      seconds,
      millisecondsPerPage: (seconds * 1000) / pages,
      megabytes: peak / 1e6,
      listHtml: size('case-studies.html'),
      listPayload: size('case-studies.txt'),
      filter: withFilter ? await filterTimes(out) : undefined,
    };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

async function filterTimes(out: string): Promise<FilterTimes> {
  const server = createSiteServer({ root: out });
  const origin = await listen(server);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  try {
    return await timeFilter(browser, origin);
  } finally {
    await browser.close();
    server.close();
  }
}

const head = [
  '| studies | pages | check | build | per page | memory | list: HTML, payload | a key’s work (most) | answered in the next frame | that frame done (most; empty page) |',
  '| --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |',
];

function row({
  studies,
  pages,
  checkSeconds,
  seconds,
  millisecondsPerPage,
  megabytes,
  listHtml,
  listPayload,
  filter,
}: Build) {
  const cells = [
    studies.toLocaleString('en'),
    pages.toLocaleString('en'),
    `${checkSeconds.toFixed(1)} s`,
    `${seconds.toFixed(0)} s`,
    `${millisecondsPerPage.toFixed(1)} ms`,
    `${megabytes.toFixed(0)} MB`,
    `${(listHtml / 1000).toFixed(0)}, ${(listPayload / 1000).toFixed(0)} kB`,
    filter ? `${filter.work.toFixed(1)} (${filter.mostWork.toFixed(1)}) ms` : '–',
    filter ? `${filter.answered} of ${filter.keys}` : '–',
    filter
      ? `${filter.shown.toFixed(0)} (${filter.mostShown.toFixed(0)}; ${filter.bare.toFixed(0)}) ms`
      : '–',
  ];
  return `| ${cells.join(' | ')} |`;
}

/**
 * Builds the site with generated case studies, in a copy, and says what that takes: time of the check and of the build, memory of all its
 * processes, the size of the list and how fast its search answers at a quarter of this computer's speed.
 *
 * `--studies 8,800` chooses how many; `--no-filter` leaves the browser out.
 */
async function benchScale() {
  const { values } = parseArgs({
    options: {
      studies: { type: 'string', default: '8,800,4000' },
      filter: { type: 'boolean', default: true },
    },
    allowNegative: true,
  });
  const builds: Build[] = [];
  for (const studies of values.studies.split(',').map(Number)) {
    console.log(`${studies} case studies; load of this computer: ${loadavg()[0]?.toFixed(1)}`);
    builds.push(await measure(studies, values.filter));
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/scale.json`, `${JSON.stringify(builds, null, 2)}\n`);
    console.log([...head, ...builds.map(row)].join('\n'));
  }
}

benchScale().catch((error: Error) => {
  console.error(`\n${error.message}`);
  process.exit(1);
});
