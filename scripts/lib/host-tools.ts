import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { run } from './run';

/** The folder of tools that are too large for the normal installation; each is installed when first used. */
export const toolsFolder = '.cache/host-tools';

/** The version of Lighthouse that the benchmarks use. */
export const lighthousePackage = 'lighthouse@12.8.2';

/**
 * Installs tools in their own folder. Their installation scripts do not run.
 * @param packages each with its exact version, e.g. `wrangler@4.164.0`
 * @throws {Error} with npm's output if the installation fails
 */
export async function installTools(packages: readonly string[]): Promise<void> {
  const names = packages.map((each) => each.slice(0, each.lastIndexOf('@')));
  if (names.every((name) => existsSync(`${toolsFolder}/node_modules/${name}`))) return;
  console.log(`Installing ${packages.join(', ')} …`);
  mkdirSync(toolsFolder, { recursive: true });
  if (!existsSync(`${toolsFolder}/package.json`))
    writeFileSync(`${toolsFolder}/package.json`, '{"private":true}\n');
  const options = ['--prefix', toolsFolder, '--no-audit', '--no-fund', '--save-exact', '--ignore-scripts'];
  const { code, output } = await run('npm', ['install', ...options, ...packages], { quiet: true });
  if (code !== 0) throw new Error(`${packages.join(', ')} could not be installed:\n${output}`);
}
