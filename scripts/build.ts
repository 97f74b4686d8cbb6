import { rmSync } from 'node:fs';
import { checkContent } from '@/content/check';
import { isProviderConfigured, siteUrl } from '@/content/environment';
import { formatFaults } from '@/content/fault';
import { readContent } from '@/content/files';
import { defaultLocale } from '@/messages/routing';
import { moveDefaultLanguage } from './export/default-language';
import { deferStart } from './export/deferred-start';
import { run } from './lib/run';
import { fingerprint, noteBuild } from './lib/stamp';

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
];

function checkOrThrow() {
  const { faults } = checkContent(process.cwd());
  if (faults.length === 0) return;
  throw new Error(
    `${formatFaults(faults, readContent)}\n\nThe content has ${faults.length} fault(s); nothing was built.`,
  );
}

function checkSettings() {
  siteUrl();
  if (isProviderConfigured()) return;
  console.warn(
    'Note: NEXT_PUBLIC_EMAILJS_PUBLIC_KEY, NEXT_PUBLIC_EMAILJS_SERVICE_ID or NEXT_PUBLIC_EMAILJS_TEMPLATE_ID is not set.\n' +
      '      Visitors who send a form will see the failure notice with the e-mail address (see README.md, "Enquiries").',
  );
}

async function exportPages() {
  rmSync(out, { recursive: true, force: true });
  const { code } = await run('next', ['build'], { env: { NEXT_TELEMETRY_DISABLED: '1' } });
  if (code !== 0) throw new Error('The export failed; the lines above say why.');
}

async function build() {
  const stamp = fingerprint(process.env);
  for (const [name, step] of steps) {
    const start = performance.now();
    await step();
    console.log(`✓ ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  }
  noteBuild(stamp);
}

build().catch((error: Error) => {
  console.error(`\n${error.message}`);
  process.exit(1);
});
