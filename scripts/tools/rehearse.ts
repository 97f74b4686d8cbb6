import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { StartMode } from '@/lib/site/settings';
import { copyProject } from '@/scripts/lib/copy-project';
import { localEnvironment } from '@/scripts/lib/local-provider';
import { run } from '@/scripts/lib/run';
import { readPackages } from './rehearse/packages';
import { describeRehearsal, type ModeResult, passed, type StepResult } from './rehearse/report';

const reportFile = 'test-results/rehearsal.md';
const allModes: readonly StartMode[] = ['deferred', 'plain'];

/** Runs an npm command in the copy and measures its time. */
async function npm(
  folder: string,
  args: readonly string[],
  env: Record<string, string | undefined> = {},
): Promise<StepResult> {
  const start = performance.now();
  const result = await run('npm', args, { cwd: folder, env, quiet: true });
  return { ...result, seconds: Math.round((performance.now() - start) / 1000) };
}

/** Builds the copy in one mode, and runs the behavior tests in it. */
async function rehearseMode(folder: string, mode: StartMode, isTested: boolean): Promise<ModeResult> {
  console.log(`Building in ${mode} mode …`);
  const env = { ...localEnvironment(), START: mode };
  const build = await npm(folder, ['run', '--silent', 'build'], env);
  if (build.code !== 0 || !isTested) return { mode, build };
  console.log(`Running the behavior tests in ${mode} mode …`);
  // They build the fixture site in the mode that START names.
  const tests = await npm(folder, ['test', '--silent', '--', 'behavior'], env);
  return { mode, build, tests };
}

/** The version of a package that is installed in the copy. */
function installedVersion(folder: string, name: string): string {
  const { version } = JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8'));
  return `${name}@${version}`;
}

/**
 * Tests other package versions in a copy of the project: installs them, builds and runs the behavior tests in both start
 * modes, and writes a report. `--keep` keeps the copy; `--mode plain` tests one mode only; `--no-tests` only builds.
 */
async function rehearse() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      keep: { type: 'boolean', default: false },
      mode: { type: 'string' },
      'no-tests': { type: 'boolean', default: false },
    },
  });
  const packages = readPackages(positionals);
  const modes = allModes.filter((mode) => values.mode === undefined || values.mode === mode);
  if (modes.length === 0) throw new Error(`--mode ${values.mode} is unknown: use ${allModes.join(' or ')}.`);

  const folder = copyProject('rehearsal-');
  try {
    // The behavior tests need a git repository: they copy the files that git lists.
    await run('git', ['init', '--quiet'], { cwd: folder, quiet: true });
    console.log(`Installing ${packages.join(', ')} in ${folder} …`);
    // `--force`, because the peer dependencies of other packages do not allow pre-releases.
    const install = await npm(folder, ['install', '--force', '--no-audit', '--no-fund', ...packages]);
    if (install.code !== 0) throw new Error(`The packages could not be installed:\n${install.output}`);
    const results: ModeResult[] = [];
    for (const mode of modes) results.push(await rehearseMode(folder, mode, !values['no-tests']));
    const installed = packages.map((text) => installedVersion(folder, text.slice(0, text.lastIndexOf('@'))));
    const rehearsal = { installed, modes: results };
    const report = describeRehearsal(rehearsal);
    mkdirSync(dirname(reportFile), { recursive: true });
    writeFileSync(reportFile, report);
    console.log(`\n${report}`);
    if (!passed(rehearsal)) process.exitCode = 1;
  } finally {
    if (values.keep) console.log(`The copy stays in ${folder}.`);
    else rmSync(folder, { recursive: true, force: true });
  }
}

rehearse().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
