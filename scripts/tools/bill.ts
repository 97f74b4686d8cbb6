import { writeFileSync } from 'node:fs';
import { run } from '@/scripts/lib/run';

const file = 'bill-of-materials.cdx.json';

/** Writes the bill of materials of what the site is built from (CycloneDX), tools of tests left out. */
async function bill() {
  const { code, output } = await run(
    'npm',
    [
      'sbom',
      '--sbom-format',
      'cyclonedx',
      '--sbom-type',
      'application',
      '--omit',
      'dev',
      '--package-lock-only',
    ],
    { quiet: true },
  );
  const start = output.indexOf('{\n');
  if (code !== 0 || start < 0) throw new Error(`npm could not list the packages:\n${output}`);
  const list = output.slice(start, output.lastIndexOf('}') + 1);
  const { components } = JSON.parse(list) as { components: unknown[] };
  writeFileSync(file, `${list}\n`);
  console.log(`${file} lists ${components.length} packages.`);
}

bill().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
