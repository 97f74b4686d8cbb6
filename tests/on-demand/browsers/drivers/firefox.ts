import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { type Driver, noNetwork, startTimeoutMs } from './driver';

/** Preferences that stop Firefox from opening pages, checking for updates, or sending reports. */
const preferences = {
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'en-US, en',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

/** Waits until Firefox prints the address of its WebDriver BiDi server. */
function bidiAddress(firefox: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const fail = (reason: string) => reject(new Error(`Firefox ${reason}:\n${printed.slice(-2000)}`));
    const timer = setTimeout(() => fail('does not start'), startTimeoutMs);
    firefox.once('error', ({ message }) => fail(message));
    firefox.once('exit', (code) => fail(`ended with code ${code}`));
    firefox.stderr?.on('data', (data) => {
      printed += data;
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(printed)?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    });
  });
}

type Answer = { id: number | null; type: string; result?: unknown; error?: string; message?: string };

/** Connects to a BiDi server. @returns a function that sends a command and returns its result */
async function connect(address: string) {
  const socket = new WebSocket(`${address}/session`, { perMessageDeflate: false });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.on('message', (data) => {
    const answer: Answer = JSON.parse(String(data));
    if (typeof answer.id === 'number') waiting.get(answer.id)?.(answer);
  });
  socket.on('close', () => {
    for (const answer of waiting.values())
      answer({ id: null, type: 'error', error: 'unknown error', message: 'Firefox closed the connection.' });
  });
  let last = 0;
  return async <T>(method: string, params: object): Promise<T> => {
    const id = ++last;
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    if (answer.type === 'error') throw new Error(`${method}: ${answer.error}: ${answer.message}`);
    return answer.result as T;
  };
}

type Evaluated =
  | { type: 'success'; result: { value: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };

/**
 * Starts Firefox without a window and controls it with WebDriver BiDi, without a separate driver program.
 * @param program the path of Firefox
 * @throws {Error} with the output of Firefox, if it does not start
 */
export async function startFirefox(program: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const firefox = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    // Firefox does not start with a home folder that belongs to another user.
    env: { ...process.env, HOME: profile },
  });
  const close = async () => {
    if (firefox.exitCode === null && firefox.signalCode === null) {
      const ended = new Promise((resolve) => firefox.once('exit', resolve));
      firefox.kill();
      await ended;
    }
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const send = await connect(await bidiAddress(firefox));
    await send('session.new', { capabilities: { alwaysMatch: { proxy: noNetwork } } });
    // A new tab, because the first one is still opening the start page, which would take focus and key presses.
    const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' });
    await send('browsingContext.activate', { context });
    return {
      async goto(url) {
        try {
          await send('browsingContext.navigate', { context, url, wait: 'complete' });
        } catch (error) {
          // A redirect by script aborts this navigation. The tests wait for the next page themselves.
          if (!/NS_BINDING_ABORTED|navigation.*(aborted|interrupted)/i.test(String(error))) throw error;
        }
      },
      async execute(body) {
        const answer = await send<Evaluated>('script.callFunction', {
          functionDeclaration: `() => { ${body} }`,
          target: { context },
          awaitPromise: false,
        });
        if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
        return answer.result.value;
      },
      async perform(actions) {
        await send('input.performActions', { context, actions });
      },
      async resize(width, height) {
        await send('browsingContext.setViewport', { context, viewport: { width, height } });
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
