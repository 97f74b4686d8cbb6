import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkContent } from '@/lib/content/check';
import { countUnwritten } from '@/lib/content/checks/unwritten';
import { readContent } from '@/lib/content/files';
import { groupFixable } from '@/lib/content/group-fixable';
import { formatHidden } from '@/lib/content/hidden';
import { formatIssues } from '@/lib/content/issue';
import {
  checkSettings,
  earlierExport,
  provider,
  providerState,
  type StartMode,
  startMode,
  vitalsUrl,
} from '@/lib/site/settings';
import { defaultLocale } from '@/messages/routing';
import { run } from '@/scripts/lib/run';
import { writeRules } from './hosts/rules';
import { fingerprint, noteBuild } from './stamp';
import type { Budget } from './steps/budgets';
import { checkBudgets, measurePages, summarizeBreaches } from './steps/check-budgets';
import { securePages } from './steps/content-security';
import { moveDefaultLanguage } from './steps/default-language';
import { deferStartOfPages } from './steps/deferred-start';
import { inlineStyles } from './steps/inline-styles';
import { keepAssets } from './steps/keep-assets';
import { listLicenses } from './steps/licenses';
import { preparePlainPages } from './steps/plain-start';
import { precompress } from './steps/precompress';

const out = 'out';

type Step = readonly [name: string, run: () => void | Promise<void>];

/** Steps that depend on how the client runtime is started. */
const startSteps: Record<StartMode, readonly Step[]> = {
  deferred: [
    // Next starts its runtime while the page is still being painted.
    ['Deferring the start of scripts', () => deferStartOfPages(out)],
    // A separate stylesheet keeps the first paint waiting for another round trip.
    ['Inlining styles', () => inlineStyles(out)],
  ],
  // Next's inline scripts differ from page to page, and no policy for all pages could name them.
  plain: [['Preparing plain pages', () => preparePlainPages(out)]],
};

/** The build as a list of steps. A step that throws ends the build. */
const stepsFor = (mode: StartMode): readonly Step[] => [
  // The same check as `npm run content`, so that invalid content never reaches a page.
  ['Checking content', checkOrThrow],
  ['Checking settings', checkBuildSettings],
  // Removes the old export first, with pages of entries that no longer exist.
  ['Exporting pages', exportPages],
  // Next knows no default language without a prefix.
  ['Moving the default language', () => moveDefaultLanguage(out, defaultLocale)],
  ...startSteps[mode],
  // Hashes what the pages run; no later step may change a page's scripts.
  ['Securing pages', () => securePages(out, thirdParties())],
  ['Listing licenses', () => void listLicenses(out)],
  ['Keeping earlier files', keepEarlierAssets],
  // Reads the finished pages, so that every host allows what they run.
  ['Writing the rules of hosts', () => writeRules(out, 'deploy/rules')],
  // Comes last, so that no file changes after it was compressed.
  ['Compressing', compress],
  // Measures the bytes as they are sent.
  ['Checking budgets', () => checkSizes(mode)],
];

const thirdParties = () => ({ provider: provider().origin, vitals: vitalsUrl() });

function checkOrThrow() {
  const { issues, hidden } = checkContent(process.cwd());
  if (issues.length === 0) {
    if (hidden.size > 0) console.log(formatHidden(hidden));
    return;
  }
  throw new Error(
    `${formatIssues(groupFixable(countUnwritten(issues)), readContent)}\n\nThe content has ${issues.length} issue(s); nothing was built.`,
  );
}

function checkBuildSettings() {
  checkSettings();
  const state = providerState();
  if (state.kind === 'configured') return;
  console.warn(
    `Warning: ${state.kind === 'partial' ? state.message : 'No email provider is configured (.env.example says how).'}\n` +
      'Forms cannot be sent: visitors see the failure notification with the email address.',
  );
}

/** Pages that are still open in a browser need the files of the export that was published before. */
function keepEarlierAssets() {
  const earlier = earlierExport();
  if (earlier) console.log(`Kept ${keepAssets(out, earlier)} files of ${earlier}.`);
}

async function exportPages() {
  rmSync(out, { recursive: true, force: true });
  const { code } = await run('next', ['build'], { env: { NEXT_TELEMETRY_DISABLED: '1' } });
  if (code !== 0) throw new Error('The export failed; the lines above say why.');
}

async function compress() {
  const { files, bytes, brotli } = await precompress(out);
  const megabytes = (size: number) => (size / 1e6).toFixed(1);
  console.log(`${files} text files: ${megabytes(bytes)} MB, as brotli ${megabytes(brotli)} MB`);
}

/** Checks the pages against their budgets. Plain pages may be over them: their figures are reported only. */
function checkSizes(mode: StartMode) {
  const kilobytes = (size: number) => `${(size / 1000).toFixed(1)} kB`;
  const report = ({ html, scriptAfter, requests }: Budget) =>
    console.log(
      `The heaviest page: HTML ${kilobytes(html)}, script ${kilobytes(scriptAfter)}, ${requests} requests`,
    );
  if (mode === 'deferred') return report(checkBudgets(out));
  const { largest, breaches } = measurePages(out);
  report(largest);
  if (breaches.length > 0)
    console.log(`Over the budgets, which plain mode does not enforce:\n${summarizeBreaches(breaches)}`);
}

/** `--skip "Checking budgets"` leaves a step out; may be given several times. */
async function build() {
  const { skip } = parseArgs({ options: { skip: { type: 'string', multiple: true, default: [] } } }).values;
  const mode = startMode();
  const stamp = fingerprint();
  for (const [name, step] of stepsFor(mode)) {
    if (skip.includes(name)) continue;
    const start = performance.now();
    await step();
    console.log(`✓ ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  }
  if (skip.length === 0) noteBuild(stamp);
}

build().catch((error: Error) => {
  console.error(`\n${error.message}`);
  process.exit(1);
});
