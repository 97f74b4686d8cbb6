import { checkSettings } from '@/lib/site/settings';
import { describeProvider, localEnvironment } from '@/scripts/lib/local-provider';
import { run } from '@/scripts/lib/run';
import { ensureBuilt } from './ensure-built';

/** `npm start`: builds the site if something changed, and serves it with the local inbox. */
async function start(): Promise<number> {
  checkSettings();
  console.log(describeProvider());
  const env = localEnvironment();
  const built = await ensureBuilt(env);
  if (built !== 0) return built;
  const { code } = await run('node', ['--import', 'tsx', 'scripts/local/serve.ts'], { env });
  return code;
}

start()
  .catch((error: Error) => {
    console.error(error.message);
    return 1;
  })
  .then((code) => process.exit(code));
