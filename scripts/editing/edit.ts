import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { isRunning } from '@/lib/content/unsaved';
import { serverSettings } from '@/lib/site/settings';
import { writeRules } from '@/scripts/build/hosts/rules';
import { commandOf } from '@/scripts/lib/run';
import { contentOf } from './cms/api';
import { exportEditor, parseHost } from './cms/hosted';
import { type DevServer, joinServer, parsePort, runningServer } from './cms/join';
import { provideEditor } from './cms/provide';

const help = `npm run edit [-- --port N]                             the editor on this computer
npm run edit -- --export github:owner/repository       puts it into the export, for a Git host
    [--branch main] [--auth https://…] [--out out]`;

function readArguments() {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({ options: { export: text, branch: text, auth: text, out: text, port: text } }).values;
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${help}`);
  }
}

/**
 * `npm run edit` opens the visual editor at /admin, only on this computer, in the running development server or in a new
 * one. `--export` adds the editor to the export instead.
 */
async function main(): Promise<void> {
  const { export: host, branch, auth, out = 'out', port: givenPort } = readArguments();
  const port = givenPort === undefined ? serverSettings().port : parsePort(givenPort);
  await provideEditor();
  if (host !== undefined) {
    exportEditor(out, contentOf(process.cwd()), parseHost(host, branch, auth));
    // The rules of the hosts include the editor.
    writeRules(out, 'deploy/rules');
    console.log(
      `The editor is in ${out}/admin and commits to the Git host. deploy/rules/ has the rules with the editor in them: publish both (deploy/README.md names the hosts).`,
    );
    return;
  }
  const running = runningServer(process.cwd());
  if (running) return join(running);
  start(port);
}

/** Enables the editor in the running server, and ends when that server ends. */
function join({ pid, url }: DevServer): void {
  joinServer(process.cwd());
  console.log(
    `The editor opens on ${url}/admin, on the development server that runs already. Stop with Ctrl+C.`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit());
  setInterval(() => {
    if (isRunning(pid)) return;
    console.log('The development server has stopped, and the editor with it.');
    process.exit();
  }, 1000);
}

function start(port: number): void {
  console.log(
    `The editor opens on http://localhost:${port}/admin once the server is ready. Stop with Ctrl+C.`,
  );
  const { program, args } = commandOf('next', ['dev', '--hostname', 'localhost', '--port', String(port)]);
  const server = spawn(program, args, {
    env: { ...process.env, SITE_EDITOR: 'on', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => {
    process.exitCode = code ?? 0;
  });
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
