import { run } from './run';

/**
 * Sees to it that the HTML checker finds Java: the system's, or Debian's package. Without either the checker
 * brings its own, where its installation may.
 */
export async function provideJava(): Promise<void> {
  if ((await run('java', ['-version'], { quiet: true })).code === 0 || process.getuid?.() !== 0) return;
  console.log('Installing Java for the HTML checker …');
  if ((await run('apt-get', ['update'], { quiet: true })).code !== 0) return;
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'default-jre-headless'], { quiet: true });
}
