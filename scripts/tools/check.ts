import { parseArgs } from 'node:util';
import { run } from '@/scripts/lib/run';
import { checkSupportedBrowsers } from './browsers/check';
import { checkLockfiles } from './lockfile';

/** One check. Fails by returning false or by throwing an error. */
type Check = () => Promise<boolean>;

const commands =
  (...list: readonly string[]): Check =>
  async () => {
    for (const line of list) {
      const [command = '', ...args] = line.split(' ');
      if ((await run(command, args)).code !== 0) return false;
    }
    return true;
  };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { fix: { type: 'boolean', default: false } },
});

const checks: Record<string, Check> = {
  format: commands('biome format .'),
  lint: commands('biome lint --error-on-warnings .'),
  types: commands('next typegen', 'tsc --noEmit'),
  // Dead exports, unused files and dependencies. Not a dependency of the project: it is fetched when it runs, and its
  // packages run no installation scripts.
  unused: commands('npx --yes --ignore-scripts knip@6.44.2 --treat-config-hints-as-errors'),
  content: commands('npm run --silent content'),
  unit: commands('npm test --silent -- unit'),
  browsers: async () => {
    checkSupportedBrowsers();
    return true;
  },
  lockfile: async () => {
    await checkLockfiles(values.fix);
    return true;
  },
};

/** The checks that run by default. Of these, only `unused` may need the network; of the others, `browsers` needs a build. */
const defaults = ['format', 'lint', 'types', 'unused', 'content', 'unit'];

/**
 * `npm run check` runs what a contributor needs before a commit. `npm run check -- lint types` runs only these checks.
 * `browsers` (needs a build) and `lockfile` (`--fix` looks up missing hashes) run only by name.
 */
async function main(): Promise<void> {
  const unknown = positionals.find((name) => !Object.hasOwn(checks, name));
  if (unknown !== undefined)
    throw new Error(`There is no check "${unknown}". Use ${Object.keys(checks).join(', ')}.`);
  const failed: string[] = [];
  for (const name of positionals.length > 0 ? positionals : defaults) {
    const passed = await checks[name]?.().catch((error: Error) => {
      console.error(error.message);
      return false;
    });
    if (!passed) failed.push(name);
  }
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(', ')}.`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
