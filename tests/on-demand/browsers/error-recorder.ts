import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { listen } from '../../../scripts/lib/listen';

const scriptPath = '/record-errors.js';

/** The session storage key of the recorded errors, which survive page loads. */
export const recordKey = 'recorded-errors';

/**
 * Runs in the page before any other script. Records uncaught errors, rejected promises, files of the site that do
 * not load, violations of the content security policy, and console errors.
 */
function recordErrors(key: string) {
  const add = (text: string) => {
    const recorded: string[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.setItem(key, JSON.stringify([...recorded, text]));
  };
  document.currentScript?.remove();
  const log = console.error;
  console.error = (...values) => {
    add(`console: ${values.map(String).join(' ')}`);
    log.apply(console, values);
  };
  addEventListener('unhandledrejection', ({ reason }) => add(`rejected promise: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    add(`content security policy: ${violatedDirective} blocked ${blockedURI}`),
  );
  addEventListener(
    'error',
    (event: Event) => {
      if (event instanceof ErrorEvent) {
        add(`uncaught: ${event.message} (${event.filename}:${event.lineno})`);
        return;
      }
      // A source with a media query that does not match, or with an unsupported type, also causes this event.
      if (event.target instanceof HTMLSourceElement) return;
      const { src, currentSrc, href } = event.target as HTMLImageElement & HTMLLinkElement;
      const address = currentSrc || src || href || '';
      // Other hosts are unreachable in these tests.
      if (new URL(address, location.href).origin === location.origin) add(`does not load: ${address}`);
    },
    true,
  );
}

const script = `(${recordErrors})(${JSON.stringify(recordKey)});`;

function forward(incoming: IncomingMessage, answer: ServerResponse, site: URL) {
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const onward = request(
    new URL(incoming.url ?? '/', site),
    { method: incoming.method, headers },
    (reply) => {
      const isPage = reply.headers['content-type']?.startsWith('text/html') && reply.statusCode !== 304;
      const { 'content-length': length, ...others } = reply.headers;
      answer.writeHead(reply.statusCode ?? 502, isPage ? others : reply.headers);
      if (!isPage) {
        reply.pipe(answer);
        return;
      }
      let html = '';
      reply.setEncoding('utf8');
      reply.on('data', (text) => {
        html += text;
      });
      reply.on('end', () =>
        answer.end(html.replace('<head>', `<head><script src="${scriptPath}"></script>`)),
      );
    },
  );
  onward.on('error', (error) => answer.writeHead(502).end(error.message));
  incoming.pipe(onward);
}

/**
 * Starts a proxy that adds a script to every page, which records errors: WebKitWebDriver reports neither errors nor
 * console messages. The script is a file, so the content security policy of the page allows it.
 * @param site the origin of the site
 */
export async function startErrorRecorder(site: string): Promise<{ origin: string; stop(): void }> {
  const server = createServer((incoming, answer) => {
    if (incoming.url === scriptPath) answer.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    else forward(incoming, answer, new URL(site));
  });
  return {
    origin: await listen(server),
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
