import { hashBuildInputs, isBuilt } from '@/scripts/build/stamp';
import { run } from '@/scripts/lib/run';

/**
 * Builds the site, unless the export in `out/` is up to date.
 * @param env the environment of the build
 * @returns its exit code
 */
export async function ensureBuilt(env: NodeJS.ProcessEnv): Promise<number> {
  if (isBuilt(hashBuildInputs(env))) {
    console.log('The site is already built.');
    return 0;
  }
  console.log('Building the site (half a minute) …');
  return (await run('npm', ['run', '--silent', 'build'], { env })).code;
}
