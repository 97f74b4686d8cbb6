import type { Page } from 'playwright/test';
import { randomNumbers } from '../../lib/artwork/random-numbers';
import { createOddPaths, expectSafeReplies, hostileQueries, injections } from '../support/attacks';
import { startNginx } from '../support/nginx';
import { ports } from '../support/ports';
import { expect, languages, open, pathIn, plain, site, test } from '../support/site';
import { simulateStaticHost } from '../support/static-host';
import { exportFolder } from '../support/which-site';

/**
 * Attacks in large numbers, nightly and by `npm test -- faults`. SECURITY.md lists the counts. SEED changes the
 * generated paths.
 */
const seed = Number(process.env.SEED ?? 1);

test.describe.configure({ timeout: 1_200_000 });

/** Defines `harm()`, which injected code calls. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const page = window as unknown as { harmed: string[]; harm: (what?: string) => void };
    page.harmed = [];
    page.harm = (what = 'code') => page.harmed.push(what);
  });

const harmed = (page: Page) => page.evaluate(() => (window as unknown as { harmed: string[] }).harmed);

/** Waits until tasks, timers, and frames that are already scheduled have run. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    await fetch('/favicon.svg');
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
  });

test(`${injections.length} markup injections neither run code nor reach another site`, async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.expect(/console: |React error|ERR_BLOCKED_BY_CSP|ERR_FAILED/, /^404 .*\/x$/);
  await watch(page);
  const reached: string[] = [];
  await context.route(/evil\.example/, (route) => {
    reached.push(route.request().url());
    return route.fulfill({ body: 'harm()', contentType: 'text/javascript' });
  });
  let markup = '';
  await page.route('/about', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace(/<main[^>]*>/, (start) => start + markup),
    });
  });
  for (markup of injections) {
    await page.goto('/about');
    for (const element of await page.locator('.attack').all())
      await element.evaluate((attack: HTMLElement) => attack.click());
    await settle(page);
    expect(await harmed(page), markup).toEqual([]);
    expect(reached, markup).toEqual([]);
    await expect(page, markup).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 }), markup).toBeVisible();
  }
});

test('every way to run code from a text is refused', async ({ page, pageErrors }) => {
  pageErrors.expect(/console: |page error: |ERR_BLOCKED_BY_CSP|ERR_FAILED|csp/);
  await watch(page);
  await page.addInitScript(() => {
    if (window !== top) return;
    addEventListener('load', () => {
      const code = (name: string) => `top.harm(${JSON.stringify(name)})`;
      const markup = (name: string) => `<img src="x" onerror='${code(name)}' alt="">`;
      const element = <K extends keyof HTMLElementTagNameMap>(name: K) => {
        const created = document.createElement(name);
        document.body.append(created);
        return created;
      };
      const set = (target: object, property: string, value: string) =>
        Object.assign(target, { [property]: value });
      const dataScript = (name: string) => `data:text/javascript,${code(name)}`;
      const blob = (name: string, type: string, text = code(name)) =>
        URL.createObjectURL(new Blob([text], { type }));
      const anyWindow = window as unknown as Record<string, (...values: unknown[]) => unknown>;
      const sinks: Record<string, (name: string) => unknown> = {
        eval: (name) => anyWindow.eval?.(code(name)),
        'indirect eval': (name) => [anyWindow.eval][0]?.(code(name)),
        'new Function': (name) => new Function(code(name))(),
        'Function constructor': (name) => (() => {}).constructor(code(name))(),
        'async function': (name) => (async () => {}).constructor(code(name))(),
        'generator function': (name) => function* () {}.constructor(code(name))().next(),
        'setTimeout text': (name) => setTimeout(code(name)),
        'setInterval text': (name) => setInterval(code(name), 1),
        innerHTML: (name) => set(element('div'), 'innerHTML', markup(name)),
        outerHTML: (name) => set(element('div'), 'outerHTML', markup(name)),
        insertAdjacentHTML: (name) => element('div').insertAdjacentHTML('beforeend', markup(name)),
        createContextualFragment: (name) =>
          document.body.append(document.createRange().createContextualFragment(markup(name))),
        'parsed document': (name) =>
          document.body.append(
            document.adoptNode(new DOMParser().parseFromString(markup(name), 'text/html').body),
          ),
        'document.write': (name) => document.write(markup(name)),
        'document.writeln': (name) => document.writeln(markup(name)),
        'execCommand insertHTML': (name) => {
          const field = element('div');
          field.contentEditable = 'true';
          field.focus();
          document.execCommand('insertHTML', false, markup(name));
        },
        setHTMLUnsafe: (name) =>
          (element('div') as unknown as { setHTMLUnsafe(text: string): void }).setHTMLUnsafe(markup(name)),
        'shadow innerHTML': (name) =>
          set(element('div').attachShadow({ mode: 'open' }), 'innerHTML', markup(name)),
        'template innerHTML': (name) => {
          const template = document.createElement('template');
          set(template, 'innerHTML', markup(name));
          document.body.append(template.content);
        },
        srcdoc: (name) => set(element('iframe'), 'srcdoc', `<script>${code(name)}</script>`),
        'srcdoc attribute': (name) =>
          element('iframe').setAttribute('srcdoc', `<script>${code(name)}</script>`),
        'script text': (name) => set(element('script'), 'text', code(name)),
        'script textContent': (name) => set(element('script'), 'textContent', code(name)),
        'script innerText': (name) => set(element('script'), 'innerText', code(name)),
        'script text node': (name) => element('script').append(code(name)),
        'script data address': (name) => set(element('script'), 'src', dataScript(name)),
        'script blob address': (name) => set(element('script'), 'src', blob(name, 'text/javascript')),
        'script of another site': () => set(element('script'), 'src', 'https://evil.example/x.js'),
        'script src attribute': (name) => element('script').setAttribute('src', dataScript(name)),
        'SVG script': (name) => {
          const svg = document.body.appendChild(
            document.createElementNS('http://www.w3.org/2000/svg', 'svg'),
          );
          const script = document.createElementNS('http://www.w3.org/2000/svg', 'script');
          script.textContent = code(name);
          svg.append(script);
        },
        'SVG script href': (name) => {
          const script = document.createElementNS('http://www.w3.org/2000/svg', 'script');
          script.setAttribute('href', dataScript(name));
          document.body.append(script);
        },
        'onclick attribute': (name) => {
          const button = element('button');
          button.setAttribute('onclick', code(name));
          button.click();
        },
        'onerror attribute': (name) => {
          const image = element('img');
          image.setAttribute('onerror', code(name));
          image.src = 'x';
        },
        'onfocus attribute': (name) => {
          const field = element('input');
          field.setAttribute('onfocus', code(name));
          field.focus();
        },
        'attribute node': (name) => {
          const handler = document.createAttribute('onclick');
          handler.value = code(name);
          const button = element('button');
          button.setAttributeNode(handler);
          button.click();
        },
        'javascript link': (name) => {
          const link = element('a');
          link.href = `javascript:${code(name)}`;
          link.click();
        },
        'javascript location': (name) => location.assign(`javascript:${code(name)}`),
        'javascript frame': (name) => set(element('iframe'), 'src', `javascript:${code(name)}`),
        'javascript window': (name) => window.open(`javascript:${code(name)}`, '_self'),
        'javascript form': (name) => {
          const form = element('form');
          form.action = `javascript:${code(name)}`;
          form.requestSubmit();
        },
        'data frame': (name) =>
          set(element('iframe'), 'src', `data:text/html,<script>${code(name)}</script>`),
        'blob frame': (name) =>
          set(element('iframe'), 'src', blob(name, 'text/html', `<script>${code(name)}</script>`)),
        'object data': (name) =>
          set(element('object'), 'data', `data:text/html,<script>${code(name)}</script>`),
        'embed src': (name) => set(element('embed'), 'src', `data:text/html,<script>${code(name)}</script>`),
        'Worker of a blob': (name) =>
          new Worker(blob(name, 'text/javascript', 'postMessage(1)')).addEventListener('message', () =>
            anyWindow.harm?.(name),
          ),
        'SharedWorker of a blob': (name) => {
          const { port } = new SharedWorker(
            blob(name, 'text/javascript', 'onconnect = (e) => e.ports[0].postMessage(1)'),
          );
          port.onmessage = () => anyWindow.harm?.(name);
        },
        'module import': (name) => import(dataScript(name)),
      };
      const names = Object.keys(sinks);
      for (const name of names)
        try {
          Promise.resolve(sinks[name]?.(name)).catch(() => {});
        } catch {}
      Object.assign(window, { tried: names.length });
    });
  });
  await open(page, '/about');
  await page.waitForFunction(() => 'tried' in window);
  await settle(page);
  expect(await harmed(page)).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { tried: number }).tried)).toBeGreaterThanOrEqual(
    46,
  );
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test(`${hostileQueries.length} query strings and fragments neither run code nor break a page`, async ({
  page,
}) => {
  await watch(page);
  for (const address of hostileQueries) {
    // A fresh document: a changed fragment alone would not load the page again.
    await page.goto('about:blank');
    await open(page, address);
    await settle(page);
    expect(await harmed(page), address).toEqual([]);
    expect(new URL(page.url()).origin, address).toBe(site);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
  }
});

test('725 odd paths on a host with one 404 page never leave the site or run code', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/404|400|Transition was skipped/);
  await watch(page);
  await simulateStaticHost(page);
  const next = randomNumbers(seed);
  for (const [index, odd] of createOddPaths(725, seed).entries()) {
    const address = index % 2 ? odd : pathIn(languages[Math.floor(next() * 3)] ?? 'en', odd);
    await page.goto(plain + address, { waitUntil: 'domcontentloaded' });
    // The 404 page may lead to another path, which a server may answer with a short text.
    await expect(page.locator('body'), address).toHaveText(/\S/);
    expect(await harmed(page), address).toEqual([]);
    expect(new URL(page.url()).origin, address).toBe(plain);
  }
});

const oddPaths = createOddPaths(3327, seed);

test('3,327 odd paths get safe answers from the local server', () =>
  expectSafeReplies(site, oddPaths, /inbox/i));

test('3,327 odd paths get safe answers from nginx', async () => {
  const nginx = await startNginx({ out: exportFolder, port: ports.nginxAttacks });
  try {
    await expectSafeReplies(nginx.origin, oddPaths);
  } finally {
    await nginx.stop();
  }
});
