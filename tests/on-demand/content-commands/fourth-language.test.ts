import { type Copy, copyProject } from './copy';

let copy: Copy;

beforeAll(() => {
  copy = copyProject();
});
afterAll(() => copy.remove());

/**
 * Letters to replace, so that a text differs from English and has the same length. The HTML checker reports texts in
 * another language than that of the page; with this mix, it recognizes none.
 */
const letters: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'ê',
  i: 'ï',
  o: 'ö',
  u: 'ù',
  A: 'Á',
  E: 'Ê',
  I: 'Ï',
  O: 'Ö',
  U: 'Ù',
};

/** Matches numbers such as 4,200.5 to write them the German way, but not versions such as 4.0.1. */
const figure = /(?<![\d.,])\d{1,3}(?:,\d{3})*(?:\.\d+)?(?![\d.,]*\d)/g;
const swap: Readonly<Record<string, string>> = { ',': '.', '.': ',' };

/** Matches what this translation does not spell with other letters: addresses, placeholders, plural keywords, billions. */
const fixed =
  /(\]\([^)]*\)|\bbillion\b|\{\w+(?:, \w+)?\}|\{\w+, (?:plural|select),|\b(?:one|other|zero|few|many)\b(?= \{))/;

/** Fakes a translation into German. */
function translate(text: string): string {
  return text
    .split(fixed)
    .map((part, index) =>
      index % 2 === 1
        ? part.replace('billion', 'Milliarden')
        : part
            .replace(/[aeiou]/gi, (letter) => letters[letter] ?? letter)
            .replace(figure, (number) => number.replace(/[.,]/g, (separator) => swap[separator] ?? separator))
            .replaceAll("'", '’'),
    )
    .join('');
}

/** Translates every TODO text. German texts that were cut for length are translated again from the English text. */
function translateAll(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith('TODO') ? translate(value.slice(6)) : value;
  if (Array.isArray(value)) return value.map(translateAll);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value);
  const { en } = value as { en?: unknown };
  return Object.fromEntries(
    fields.map(([key, item]) => [
      key,
      key === 'de' && typeof en === 'string' ? translate(en) : translateAll(item),
    ]),
  );
}

it('a fourth language needs one command, translated texts, and a build', () => {
  const added = copy.npm('new', 'language', 'de');
  expect(added).toMatchObject({ code: 0, output: expect.stringMatching(/\d+ interface words/) });

  // The content check fails until everything is translated, and counts the remaining texts by file.
  const left = copy.npm('content');
  expect(left.code).toBe(1);
  expect(left.output).toMatch(/Write the \d+ texts that start with "TODO": \d+ in German\./);
  expect(left.output).not.toContain('npm run content -- --schemas');
  expect(left.output).toContain('messages/de.json');

  for (const file of [...copy.contentFiles(), 'messages/de.json']) {
    const data = translateAll(copy.readJson(file));
    copy.write(file, `${JSON.stringify(data, null, 2)}\n`);
  }
  const fixed = copy.npm('content', '--fix');
  expect(fixed.output.split('\n').slice(-40).join('\n')).toContain('The content is in order');

  copy.buildAndTest();

  const english = copy.files('out', '.html').filter((file) => !/^out\/(es|fr|de)[/.]/.test(file));
  const german = copy.files('out', '.html').filter((file) => /^out\/de[/.]/.test(file));
  expect(german).toHaveLength(english.length);
  for (const file of german) {
    const html = copy.read(file);
    expect(html).toMatch(/<html lang="de"/);
    expect(html).not.toContain('TODO');
  }
  const [id] = copy.readJson('content/order.json').services;
  const { title } = copy.readJson(`content/services/${id}.json`);
  const page = copy.read(`out/de/services/${id}.html`);
  expect(page).toContain(title.de);
  for (const language of ['en', 'es', 'fr', 'de', 'x-default'])
    expect(page).toContain(`hrefLang="${language}"`);
  // The other languages link to it in the head and the switcher, and browsers that prefer German are redirected to it.
  const home = copy.read('out/index.html');
  expect(home).toMatch(/href="[^"]*\/de"[^>]*>/);
  expect(home).toContain('Deutsch');
  expect(home).toContain('["en","es","fr","de"]');
  expect(copy.read('out/sitemap.xml')).toContain(`/de/services/${id}</loc>`);
  expect(copy.files('out/og/de', '.png').length).toBe(copy.files('out/og/en', '.png').length);
});
