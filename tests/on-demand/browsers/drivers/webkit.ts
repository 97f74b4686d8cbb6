import { spawn } from 'node:child_process';
import { type Driver, noNetwork, startTimeoutMs } from './driver';

type Programs = { xvfbRun: string; driver: string; miniBrowser: string };

/**
 * Starts WebKitGTK's MiniBrowser on a virtual screen and controls it with WebKitWebDriver.
 * @param port where the driver listens
 * @throws {Error} with the output of the programs, if they do not start
 */
export async function startWebKit({ xvfbRun, driver, miniBrowser }: Programs, port: number): Promise<Driver> {
  const screen = ['--auto-servernum', '--server-args', '-screen 0 1600x1200x24'];
  const programs = spawn(xvfbRun, [...screen, driver, `--port=${port}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that stop() also ends the screen and the browser.
    detached: true,
  });
  let printed = '';
  const note = (data: Buffer) => {
    printed = (printed + data).slice(-2000);
  };
  programs.stdout.on('data', note);
  programs.stderr.on('data', note);

  const send = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
  const stop = async () => {
    if (programs.pid === undefined || programs.exitCode !== null || programs.signalCode !== null) return;
    const ended = new Promise((resolve) => programs.once('exit', resolve));
    process.kill(-programs.pid, 'SIGTERM');
    await ended;
  };
  const isListening = () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    );

  try {
    const start = Date.now();
    while (!(await isListening())) {
      if (Date.now() - start > startTimeoutMs || programs.exitCode !== null)
        throw new Error(`WebKitWebDriver does not start on port ${port}:\n${printed}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          proxy: noNetwork,
          'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
        },
      },
    });
    const session = `/session/${sessionId}`;
    const execute = (body: string) =>
      send<string>('POST', `${session}/execute/sync`, { script: body, args: [] });
    return {
      async goto(url) {
        await send('POST', `${session}/url`, { url });
      },
      execute,
      async perform(actions) {
        await send('POST', `${session}/actions`, { actions });
      },
      async resize(width, height) {
        // The window size includes the toolbars, so measure the viewport and correct the size.
        await send('POST', `${session}/window/rect`, { width, height });
        const [innerWidth, innerHeight] = JSON.parse(
          await execute('return JSON.stringify([innerWidth, innerHeight]);'),
        );
        await send('POST', `${session}/window/rect`, {
          width: width + Math.max(0, width - innerWidth),
          height: height + Math.max(0, height - innerHeight),
        });
      },
      async close() {
        await send('DELETE', session).catch(() => undefined);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
