import { run } from './run';

/**
 * Makes sure that the HTML checker finds Java: the system's, or Debian's package. Without either, the checker uses
 * the Java that its own installation has downloaded, if it could.
 */
export async function provideJava(): Promise<void> {
  if ((await run('java', ['-version'], { quiet: true })).code === 0 || process.getuid?.() !== 0) return;
  console.log('Installing Java for the HTML checker …');
  if ((await run('apt-get', ['update'], { quiet: true })).code !== 0) return;
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'default-jre-headless'], { quiet: true });
}
