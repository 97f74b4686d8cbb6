import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { localePath, locales } from '@/messages/routing';
import { samplePaths } from '@/scripts/lib/sample-pages';
import { withBrowser } from './bench/browser';

const pages: Readonly<Record<string, string>> = { ...samplePaths(), 'not-found': '/nowhere' };

/**
 * `npm run bench -- screens`: takes a screenshot of each type of page, in all widths, themes, and languages, into
 * `screens/`. `--photos DIR` serves photos from `DIR/<id>.jpg`; by default, photos do not load. `--only home,case-study`,
 * `--widths 375,1280`, `--themes light`, and `--languages fr` limit the screenshots. Needs a build.
 * @param args the command-line options
 */
export async function takeScreens(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      photos: { type: 'string' },
      only: { type: 'string', default: Object.keys(pages).join() },
      widths: { type: 'string', default: '375,768,1280,1920' },
      themes: { type: 'string', default: 'light,dark' },
      languages: { type: 'string', default: locales.join() },
    },
  });
  const folder = join('screens', values.photos ? 'with-photos' : 'without-photos');
  mkdirSync(folder, { recursive: true });

  const jobs: Job[] = [];
  for (const theme of values.themes.split(','))
    for (const width of values.widths.split(',').map(Number))
      for (const language of values.languages.split(','))
        for (const name of values.only.split(',')) jobs.push({ theme, width, language, name });
  let done = 0;
  await withBrowser('out', async (browser, origin) => {
    const work = async () => {
      for (let job = jobs.pop(); job; job = jobs.pop()) {
        await takeScreen(browser, origin, job, folder, values.photos);
        if (++done % 20 === 0) console.log(`${done} screenshots, ${jobs.length} left`);
      }
    };
    await Promise.all([work(), work()]);
  });
  console.log(`${done} screenshots in ${folder}`);
}

type Job = { theme: string; width: number; language: string; name: string };

/** The height of a common window of this width, in px. */
const heightOf = (width: number) => (width < 768 ? 812 : width < 1920 ? 900 : width < 2560 ? 1080 : 1440);

async function takeScreen(browser: Browser, origin: string, job: Job, folder: string, photos?: string) {
  const { theme, width, language, name } = job;
  const context = await browser.newContext({
    viewport: { width, height: heightOf(width) },
    colorScheme: theme as 'light' | 'dark',
    reducedMotion: 'reduce',
    locale: 'en-US',
  });
  await context.route('**/*', (route) => {
    const url = new URL(route.request().url());
    if (url.origin === origin) return route.continue();
    const file = photos && join(photos, `${url.pathname.slice(1)}.jpg`);
    return file && existsSync(file) ? route.fulfill({ path: file }) : route.abort();
  });
  const page = await context.newPage();
  const path = pages[name];
  if (path === undefined)
    throw new Error(`There is no page type "${name}"; choose from ${Object.keys(pages).join(', ')}.`);
  await page.goto(origin + localePath(language as (typeof locales)[number], path));
  // Scroll through the page, so that lazy pictures load.
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      // Pictures load when a frame shows that they are in view, which may take long on a busy computer.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    scrollTo(0, 0);
    for (const image of document.images) {
      // The screenshot may otherwise come before a decoded picture is painted.
      image.decoding = 'sync';
      // A lazy picture that was not seen never loads.
      const tooLong = new Promise((resolve) => setTimeout(resolve, 2000));
      await Promise.race([image.decode().catch(() => undefined), tooLong]);
    }
  });
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(folder, `${name}-${width}-${theme}-${language}.png`), fullPage: true });
  await context.close();
}
