import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkContent } from '@/lib/content/check';
import { countUnwritten } from '@/lib/content/checks/unwritten';
import { readContent } from '@/lib/content/files';
import { formatIssues } from '@/lib/content/issue';
import { isProviderConfigured, provider, siteUrl, vitalsUrl } from '@/lib/site/settings';
import { defaultLocale } from '@/messages/routing';
import { run } from '@/scripts/lib/run';
import { writeRules } from './hosts/rules';
import { fingerprint, noteBuild } from './stamp';
import { checkBudgets } from './steps/check-budgets';
import { securePages } from './steps/content-security';
import { moveDefaultLanguage } from './steps/default-language';
import { deferStart } from './steps/deferred-start';
import { inlineStyles } from './steps/inline-styles';
import { keepAssets } from './steps/keep-assets';
import { listLicenses } from './steps/licenses';
import { precompress } from './steps/precompress';

const out = 'out';

/** The build as one list of steps; each ends the build by throwing. */
const steps: readonly [string, () => void | Promise<void>][] = [
  // The same check that `npm run content` makes, so that a bad text never reaches a page.
  ['Checking content', checkOrThrow],
  ['Checking settings', checkSettings],
  // Stale pages of removed entries must not survive.
  ['Exporting pages', exportPages],
  // The framework knows no default language without a prefix.
  ['Moving the default language', () => moveDefaultLanguage(out, defaultLocale)],
  // The framework starts its runtime while the page is still being painted.
  ['Deferring the start of scripts', () => deferStart(out)],
  // A stylesheet of its own keeps the first paint waiting for another round trip.
  ['Inlining styles', () => inlineStyles(out)],
  // Hashes what the pages run; nothing after this may change a page's scripts.
  ['Securing pages', () => securePages(out, neighbors())],
  ['Listing licenses', () => void listLicenses(out)],
  ['Keeping earlier files', keepEarlierAssets],
  // From the finished pages, so that every host allows what they run.
  ['Writing the rules of hosts', () => writeRules(out, 'deploy/rules')],
  // Last, so that nothing changes a file that lies compressed beside it.
  ['Compressing', compress],
  // On the bytes as they are sent.
  ['Checking budgets', weighPages],
];

const neighbors = () => ({ provider: provider().origin, vitals: vitalsUrl(), site: siteUrl() });

function checkOrThrow() {
  const { issues } = checkContent(process.cwd());
  if (issues.length === 0) return;
  throw new Error(
    `${formatIssues(countUnwritten(issues), readContent)}\n\nThe content has ${issues.length} issue(s); nothing was built.`,
  );
}

function checkSettings() {
  siteUrl();
  if (isProviderConfigured()) return;
  console.warn(
    'Note: NEXT_PUBLIC_EMAILJS_PUBLIC_KEY, NEXT_PUBLIC_EMAILJS_SERVICE_ID or NEXT_PUBLIC_EMAILJS_TEMPLATE_ID is not set.\n' +
      '      Visitors who send a form will see the failure notice with the e-mail address (see README.md, "Inquiries").',
  );
}

/** Who has an earlier page open needs its files: `KEEP_ASSETS_FROM` names the export that was published before. */
function keepEarlierAssets() {
  const earlier = process.env.KEEP_ASSETS_FROM;
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

function weighPages() {
  const { html, scriptAfter, requests } = checkBudgets(out);
  const kilobytes = (size: number) => `${(size / 1000).toFixed(1)} kB`;
  console.log(
    `The heaviest page: HTML ${kilobytes(html)}, script ${kilobytes(scriptAfter)}, ${requests} requests`,
  );
}

/** `--skip "Checking budgets"` leaves a step out; may be given several times. */
async function build() {
  const { skip } = parseArgs({ options: { skip: { type: 'string', multiple: true, default: [] } } }).values;
  const stamp = fingerprint(process.env);
  for (const [name, step] of steps) {
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
