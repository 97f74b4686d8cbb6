import { checkSettings } from '@/lib/site/settings';
import { fingerprint, isBuilt } from '@/scripts/build/stamp';
import { describeProvider, localEnvironment } from '@/scripts/lib/local-provider';
import { run } from '@/scripts/lib/run';

/** Shows the whole site: builds it if something changed, and serves it with the embedded inbox. */
async function start(): Promise<number> {
  checkSettings();
  console.log(describeProvider());
  const env = localEnvironment();
  if (isBuilt(fingerprint(env))) console.log('The site is already built.');
  else {
    console.log('Building the site (half a minute) …');
    const { code } = await run('npm', ['run', '--silent', 'build'], { env });
    if (code !== 0) return code;
  }
  const { code } = await run('node', ['--import', 'tsx', 'scripts/local/serve.ts'], { env });
  return code;
}

start()
  .catch((error: Error) => {
    console.error(error.message);
    return 1;
  })
  .then((code) => process.exit(code));
