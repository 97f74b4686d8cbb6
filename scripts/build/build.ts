import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkContent } from '@/lib/content/check';
import { countUnwritten } from '@/lib/content/checks/unwritten';
import { readContent } from '@/lib/content/files';
import { groupFixable } from '@/lib/content/group-fixable';
import { formatHidden } from '@/lib/content/hidden';
import { listInvented } from '@/lib/content/invented';
import { formatIssues } from '@/lib/content/issue';
import {
  checkSettings,
  earlierExport,
  provider,
  type StartMode,
  startMode,
  vitalsUrl,
} from '@/lib/site/settings';
import { defaultLocale } from '@/messages/routing';
import { count } from '@/scripts/lib/count';
import { kilobytes } from '@/scripts/lib/kilobytes';
import { run } from '@/scripts/lib/run';
import { checkCompressed } from './hosts/check-compressed';
import { expectExport } from './hosts/exported-site';
import { hostNames, isHost, publishRules, writeRules } from './hosts/rules';
import { skipSteps } from './skip-steps';
import { hashBuildInputs, recordBuild } from './stamp';
import type { Budget } from './steps/budgets';
import { checkBudgets, measurePages, summarizeBreaches } from './steps/check-budgets';
import { moveDefaultLanguage } from './steps/default-language';
import { finishPages } from './steps/finish-pages';
import { keepAssets } from './steps/keep-assets';
import { listLicenses } from './steps/licenses';
import { simplifyStyles } from './steps/plain-utilities';
import { precompress } from './steps/precompress';
import { removeRepeatedPayloads } from './steps/repeated-payloads';
import { checkSearchIndexes, moveSearchIndexes } from './steps/search-index';
import { subsetFonts } from './steps/subset-fonts';
import { listWarnings } from './warnings';

const out = 'out';
const rulesFolder = 'deploy/rules';

/** As long as the ids of Next: it is in the path of a few files, and in every payload. */
const buildIdLength = 21;

type Step = readonly [name: string, run: () => void | Promise<void>];

/**
 * The steps of the build, in order. A step that throws stops the build.
 * @param stamp the hash of the build's inputs
 */
const stepsFor = (mode: StartMode, stamp: string): readonly Step[] => [
  // The same check as `npm run content`.
  ['Checking content', checkAllContent],
  ['Checking settings', checkBuildSettings],
  // The pages' styles contain the names of the fonts, which are hashes of the files.
  ['Subsetting fonts', writeFonts],
  // Deletes the old export first, including pages of entries that no longer exist.
  ['Exporting pages', () => exportPages(stamp)],
  // Next exports the default language with a prefix; its URLs have none.
  ['Moving the default language', () => moveDefaultLanguage(out, defaultLocale)],
  // Their names contain a hash, so caches may keep them.
  ['Moving the search indexes', () => moveSearchIndexes(out)],
  // Before the steps that read every file.
  ['Removing repeated payloads', () => void removeRepeatedPayloads(out)],
  // Their scripts, styles, policies, and checksums.
  ['Finishing pages', () => finish(mode)],
  ['Listing licenses', () => void listLicenses(out)],
  ['Keeping earlier files', keepEarlierAssets],
  // Reads the script hashes from the finished pages.
  ['Writing host rules', () => writeRules(out, rulesFolder)],
  // After all steps that change files.
  ['Compressing', compress],
  // Measures compressed sizes.
  ['Checking budgets', () => checkSizes(mode)],
];

const thirdParties = () => ({ provider: provider().origin, vitals: vitalsUrl() });

function checkAllContent() {
  const { issues, hidden, sources } = checkContent(process.cwd());
  if (issues.length === 0) {
    if (hidden.size > 0) console.log(formatHidden(hidden));
    const invented = listInvented(sources).length;
    if (invented > 0)
      console.log(
        `${count(invented, 'invented fact')} left to replace ("npm run content -- --placeholders" lists them).`,
      );
    return;
  }
  throw new Error(
    `${formatIssues(groupFixable(countUnwritten(issues)), readContent)}\n\nThe content has ${count(issues.length, 'issue')} to fix. The build stopped.`,
  );
}

function checkBuildSettings() {
  checkSettings();
  for (const warning of listWarnings()) console.warn(`Warning: ${warning}`);
}

/** Keeps the files of the previous export, for pages of that export that are still open in a browser. */
function keepEarlierAssets() {
  const earlier = earlierExport();
  if (earlier) console.log(`Kept ${keepAssets(out, earlier)} files of ${earlier}.`);
}

async function finish(mode: StartMode) {
  const { all, firstView, linked } = await finishPages(out, mode, simplifyStyles(out), thirdParties());
  if (mode === 'plain') return;
  console.log(
    `Inline styles: all in ${all} pages, those of the first view in ${firstView}, none in ${linked}`,
  );
}

async function writeFonts() {
  for (const { name, bytes } of await subsetFonts(process.cwd()))
    console.log(`Font ${name}: ${kilobytes(bytes)}`);
}

async function exportPages(stamp: string) {
  rmSync(out, { recursive: true, force: true });
  const { code } = await run('next', ['build'], {
    env: { NEXT_TELEMETRY_DISABLED: '1', SITE_BUILD_ID: stamp.slice(0, buildIdLength) },
  });
  if (code !== 0) throw new Error('"next build" failed. See its messages above.');
}

async function compress() {
  const { files, bytes, brotli } = await precompress(out);
  const megabytes = (size: number) => (size / 1e6).toFixed(1);
  console.log(`${files} text files: ${megabytes(bytes)} MB, as brotli ${megabytes(brotli)} MB`);
}

/** Checks the pages against their budgets. In plain mode, only reports the sizes. */
function checkSizes(mode: StartMode) {
  const report = ({ html, scriptAfter, requests }: Budget) =>
    console.log(
      `Largest values: HTML ${kilobytes(html)}, script ${kilobytes(scriptAfter)}, ${requests} requests`,
    );
  const index = checkSearchIndexes(out);
  console.log(`Largest search index: ${kilobytes(index.largest)}`);
  const warn = (warning: string) => {
    if (warning) console.warn(`Warning: the site works, but loads more slowly than planned.\n${warning}`);
  };
  warn(index.warning);
  if (mode === 'deferred') {
    const { largest, warning } = checkBudgets(out);
    report(largest);
    return warn(warning);
  }
  const { largest, breaches } = measurePages(out);
  report(largest);
  if (breaches.length > 0)
    console.log(`Over the budgets, which plain mode does not enforce:\n${summarizeBreaches(breaches)}`);
}

/**
 * Writes the rules of all hosts for an existing export.
 * @param host also writes the files that this host reads from the published folder into `out/`
 */
function writeRulesOnly(host?: string) {
  if (host !== undefined && !isHost(host))
    throw new Error(`There is no recipe for the host "${host}". Use one of: ${hostNames.join(', ')}.`);
  expectExport(out);
  checkCompressed(out);
  writeRules(out, rulesFolder);
  console.log(`The rules of ${hostNames.length} hosts are in ${rulesFolder}/.`);
  if (host) for (const name of publishRules(host, out)) console.log(`out/${name} is for ${host}.`);
}

/**
 * `npm run build` builds the site. Options:
 * - `--skip "Checking budgets"` leaves out a step, and can be repeated;
 * - `--rules [host]` builds nothing and only writes host rules (see {@link writeRulesOnly}).
 */
async function build() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      skip: { type: 'string', multiple: true, default: [] },
      rules: { type: 'boolean', default: false },
    },
  });
  const { skip, rules } = values;
  if (rules) return writeRulesOnly(positionals[0]);
  const mode = startMode();
  const stamp = hashBuildInputs();
  for (const [name, step] of skipSteps(stepsFor(mode, stamp), skip)) {
    const start = performance.now();
    await step();
    console.log(`✓ ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  }
  if (skip.length === 0) recordBuild(stamp);
}

build().catch((error: Error) => {
  console.error(`\n${error.message}`);
  process.exit(1);
});
