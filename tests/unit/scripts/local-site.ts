import type { Server } from 'node:http';
import path from 'node:path';
import { precompress } from '@/scripts/build/steps/precompress';
import { listen as listenOnFreePort } from '@/scripts/lib/listen';
import { createSiteServer, type SiteServerOptions } from '@/scripts/local/serve/server';
import { temporaryFolder } from '../support/folder';

export { ask } from '@/tests/support/ask';

/** A small export with the same kinds of files and the same layout. */
export const files: Record<string, string> = {
  'index.html': page('home'),
  'index.txt': 'payload of home',
  'services.html': page('services'),
  'services.txt': 'payload of services',
  'services/ai-ml.html': page('ai-ml'),
  'case-studies.html': page('case studies'),
  'es.html': page('inicio'),
  'es/services.html': page('servicios'),
  'es/services/ai-ml.html': page('ia'),
  '404.html': page('not found'),
  'es/404.html': page('no existe'),
  'fr/404.html': page('introuvable'),
  '_next/static/chunks/Main-0a1b2c.js': `console.log(${JSON.stringify('chunk '.repeat(400))})`,
  'site.webmanifest': '{"name":"site"}',
  'videos/hero.mp4': '0123456789',
  'empty.json': '',
};

/** Returns a page that is large enough for compression, with its own title. */
function page(title: string): string {
  return `<!doctype html><html lang="en"><title>${title}</title><p>${'Some text to compress. '.repeat(100)}</p></html>`;
}

const cleanUps: (() => Promise<unknown>)[] = [];

/** Stops the servers that a test started. */
export async function cleanUp(): Promise<void> {
  for (const each of cleanUps.splice(0).reverse()) await each();
}

/** Writes files into a new folder. @returns the folder */
export async function writeSite(contents: Record<string, string> = files): Promise<string> {
  const root = temporaryFolder(contents);
  await precompress(root);
  return root;
}

/** Starts a server on a free port until {@link cleanUp}. */
export async function listen(server: Server): Promise<string> {
  const origin = await listenOnFreePort(server);
  cleanUps.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return origin.replace('localhost', '127.0.0.1');
}

/** Starts a server for the small export. */
export async function startSite(options: Partial<SiteServerOptions> = {}) {
  const root = options.root ?? (await writeSite());
  const inboxDir = path.join(temporaryFolder(), 'inbox');
  const origin = await listen(createSiteServer({ root, inboxDir, ...options }));
  return { origin, root, inboxDir };
}

/** Returns a complete inquiry as the SDK's `sendForm` sends it. The argument replaces or removes fields. */
export function inquiryForm(entries: Record<string, string | undefined> = {}): FormData {
  const form = new FormData();
  const fields = {
    name: 'Ada',
    email: 'ada@example.com',
    message: 'Hello',
    lib_version: '4.4.1',
    service_id: 'local',
    template_id: 'local',
    user_id: 'local',
    ...entries,
  };
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
  return form;
}

/** The path to which the forms send. */
export const endpoint = '/api/v1.0/email/send-form';

/** Sends a form to a server like the SDK. */
export function postForm(origin: string, form: FormData): Promise<Response> {
  return fetch(origin + endpoint, { method: 'POST', body: form });
}
