import { fingerprint, isBuilt } from '@/scripts/build/stamp';
import { localEnvironment } from '@/scripts/lib/local-provider';
import { run } from '@/scripts/lib/run';

/** Shows the whole site: builds what changed, and serves it with the embedded inbox. */
async function start() {
  const env = localEnvironment();
  if (isBuilt(fingerprint(env))) console.log('The site is built already.');
  else {
    console.log('Building the site (half a minute) …');
    const { code } = await run('npm', ['run', '--silent', 'build'], { env });
    if (code !== 0) process.exit(code);
  }
  const { code } = await run('node', ['--import', 'tsx', 'scripts/local/serve.ts'], { env });
  process.exit(code);
}

start();
