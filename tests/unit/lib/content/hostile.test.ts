/** @jest-environment node */
import { checkContent } from '@/lib/content/check';
import { fieldName } from '@/lib/content/issue';
import { type Loose, validSite, writeSite } from './site';

const hostile: readonly [what: string, text: string][] = [
  ['the end of a script', 'Cloud</script><script>alert(1)</script>'],
  ['an event handler', 'Cloud <img src=x onerror=alert(1)>'],
  ['a javascript: URL', 'Cloud javascript:alert(1)'],
  ['a right-to-left override', 'Cloud \u202egpj.exe'],
  ['a right-to-left isolate', 'Cloud \u2067gpj.exe\u2069'],
  ['a null byte', 'Cloud\u0000'],
  ['a control character', 'Cloud\u001b[31m'],
  ['an unpaired surrogate', 'Cloud \ud800'],
  ['100 kB', 'Cloud '.repeat(17_000).trim()],
];

/** The fields to put such a text into, with their names in the report. */
const places: readonly [file: string, field: string, put: (data: Loose, text: string) => void][] = [
  ['content/services/cloud.json', 'fr.title', (data, text) => (data.title.fr = text)],
  ['content/services/cloud.json', 'en.details', (data, text) => (data.details.en = text)],
  ['content/company.json', 'name', (data, text) => (data.name = text)],
  ['messages/es.json', 'Menu.open', (data, text) => (data.Menu.open = text)],
];

describe.each(places)('in %s %s', (file, _field, put) => {
  test.each(hostile)('the content check reports %s', (_what, text) => {
    const site: Record<string, Loose> = validSite();
    put(site[file], text);
    const { issues } = checkContent(writeSite(site), () => true);
    expect(issues.map((issue) => issue.file)).toContain(file);
  });
});

test.each([
  ['a javascript: URL', 'javascript:alert(1)'],
  ['a data: URL', 'data:text/html,<script>alert(1)</script>'],
  ['another host', '//evil.example'],
  ['a null byte', '/contact\u0000'],
])('no URL field accepts %s', (_what, link) => {
  const fields: readonly [string, (data: Loose) => void][] = [
    ['content/company.json', (data) => (data.social[0].url = link)],
    ['content/pages/not-found.json', (data) => (data.sections[0].action.link = link)],
  ];
  for (const [file, change] of fields) {
    const site: Record<string, Loose> = validSite();
    change(site[file]);
    const { issues } = checkContent(writeSite(site), () => true);
    expect(issues.filter((issue) => issue.file === file).map(({ path }) => fieldName(path))).not.toEqual([]);
  }
});
