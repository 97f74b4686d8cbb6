import { checkContent } from '@/lib/content/check';
import { listAreas, readSources } from '@/lib/content/checks/source';
import { locales } from '@/messages/routing';
import { createMutations } from '../../unit/lib/content/mutations';
import { type Copy, copyProject } from './copy';

let copy: Copy;

beforeAll(() => {
  copy = copyProject();
});
afterAll(() => copy.remove());

/** The number of mutations to try. Those that pass the content check are built. */
const count = 600;

it('content that passes the check builds and breaks no page', () => {
  const { sources } = readSources(process.cwd(), listAreas(process.cwd()));
  const mutationOf = createMutations(sources, 77);
  const mutated = new Map<string, string>();
  for (let index = 0; index < count; index++) {
    const { file, content, mayPass } = mutationOf(index);
    // One mutation per file: two in one file could break a rule together.
    if (!mayPass || !content || mutated.has(file)) continue;
    const before = copy.read(file);
    copy.write(file, content.toString());
    if (checkContent(copy.root).issues.length === 0 && content.toString() !== before)
      mutated.set(file, content.toString());
    else copy.write(file, before);
  }
  expect(mutated.size).toBeGreaterThan(5);

  copy.buildAndTest();
  const pages = copy.files('out', '.html').filter((file) => !file.endsWith('404.html'));
  const entries = Object.values(copy.readJson('content/order.json')).flat().length;
  expect(pages.length).toBeGreaterThan(entries * locales.length);
  for (const file of pages) {
    const html = copy.read(file);
    expect({ file, headings: html.match(/<h1[ >]/g)?.length }).toEqual({ file, headings: 1 });
    const words = html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]*>/g, ' ');
    expect({ file, stray: /\bundefined\b|\[object |\bNaN\b/.exec(words)?.[0] }).toEqual({ file });
  }
});
