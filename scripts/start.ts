import { localEnvironment } from './lib/local-provider';
import { run } from './lib/run';
import { fingerprint, isBuilt } from './lib/stamp';

/** Shows the whole site: builds what changed, and serves it with the embedded inbox. */
async function start() {
  const env = localEnvironment();
  if (isBuilt(fingerprint(env))) console.log('The site is built already.');
  else {
    console.log('Building the site (half a minute) …');
    const { code } = await run('npm', ['run', '--silent', 'build'], { env });
    if (code !== 0) process.exit(code);
  }
  const { code } = await run('node', ['--import', 'tsx', 'scripts/serve.ts'], { env });
  process.exit(code);
}

start();
