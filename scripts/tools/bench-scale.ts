import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyProject, linkFolder } from '@/scripts/lib/copy-project';
import { filesBelow } from '@/scripts/lib/files';
import { run } from '@/scripts/lib/run';
import { withBrowser } from './bench/browser';
import { type FilterTimes, timeFilter } from './bench/filter';
import { generateCaseStudies, linkArtwork } from './bench/generate-case-studies';
import { watchMemory } from './bench/memory';

const folder = 'bench-results';

type Build = {
  studies: number;
  pages: number;
  /** The duration of `npm run content`. */
  checkSeconds: number;
  seconds: number;
  millisecondsPerPage: number;
  /** The duration of a second build, after a change of one sentence. */
  secondsAgain: number;
  megabytes: number;
  /** The compressed size of the English list page and of its payload, in bytes. */
  listHtml: number;
  listPayload: number;
  filter?: FilterTimes;
};

const inMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

/** Copies the project with its packages. Leaves out link previews, which would take longer than the rest of the build. */
function prepareCopy(): string {
  const root = copyProject('scale-');
  linkFolder('node_modules', join(root, 'node_modules'));
  rmSync(join(root, 'app/og'), { recursive: true });
  return root;
}

/**
 * Measures the content check of a project, which needs artwork for the generated case studies. Made-up words break some
 * rules about numbers and translations; only the time matters. Returns seconds.
 */
async function timeCheck(root: string): Promise<number> {
  const removeArtwork = linkArtwork(root);
  const start = performance.now();
  await run('npm', ['run', '--silent', 'content'], { cwd: root, quiet: true });
  const seconds = (performance.now() - start) / 1000;
  removeArtwork();
  return seconds;
}

/** Builds a project and measures it. Returns seconds, and the most memory of all processes in bytes. */
async function timeBuild(root: string): Promise<{ seconds: number; peak: number }> {
  const start = performance.now();
  const child = spawn(
    'npm',
    // The content was checked before, and the warnings about long pages would hide the results.
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
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
  return { seconds, peak };
}

/** Changes one sentence of one case study. */
function changeOneSentence(root: string) {
  const studies = join(root, 'content/case-studies');
  const file = join(studies, filesBelow(studies)[0] ?? '');
  const study = JSON.parse(readFileSync(file, 'utf8'));
  study.summary.en += ' It took a year.';
  writeFileSync(file, JSON.stringify(study));
}

async function measure(studies: number, withFilter: boolean): Promise<Build> {
  const root = prepareCopy();
  try {
    generateCaseStudies(root, studies);
    const checkSeconds = await timeCheck(root);
    const { seconds, peak } = await timeBuild(root);
    changeOneSentence(root);
    console.log('Second build, after a change of one sentence:');
    const again = await timeBuild(root);
    const out = join(root, 'out');
    const pages = filesBelow(out).filter((file) => file.endsWith('.html')).length;
    const size = (file: string) => statSync(join(out, `${file}.br`)).size;
    return {
      studies,
      pages,
      checkSeconds,
      seconds,
      millisecondsPerPage: (seconds * 1000) / pages,
      secondsAgain: again.seconds,
      megabytes: Math.max(peak, again.peak) / 1e6,
      listHtml: size('case-studies.html'),
      listPayload: size('case-studies.txt'),
      filter: withFilter ? await withBrowser(out, timeFilter) : undefined,
    };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const head = [
  '| studies | pages | check | build | per page | build after a change | memory | list: HTML, payload | work per key, median (max) | results in the next frame | end of that frame, median (max; baseline) |',
  '| --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |',
];

function row({
  studies,
  pages,
  checkSeconds,
  seconds,
  millisecondsPerPage,
  secondsAgain,
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
    `${secondsAgain.toFixed(0)} s`,
    `${megabytes.toFixed(0)} MB`,
    `${(listHtml / 1000).toFixed(0)}, ${(listPayload / 1000).toFixed(0)} kB`,
    filter ? `${filter.work.toFixed(1)} (${filter.maxWork.toFixed(1)}) ms` : '–',
    filter ? `${filter.shownInNextFrame} of ${filter.keys}` : '–',
    filter
      ? `${filter.shown.toFixed(0)} (${filter.maxShown.toFixed(0)}; ${filter.baseline.toFixed(0)}) ms`
      : '–',
  ];
  return `| ${cells.join(' | ')} |`;
}

/**
 * `npm run bench -- scale`: builds a copy of the site with generated case studies, and measures the time of the content
 * check and of the build, the memory of all processes, the size of the list page, and the speed of its search with 4x CPU
 * throttling. `--studies 8,800` sets the numbers of case studies; `--no-filter` skips the search.
 * @param args the command-line options
 */
export async function benchScale(args: string[]) {
  const { values } = parseArgs({
    args,
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
