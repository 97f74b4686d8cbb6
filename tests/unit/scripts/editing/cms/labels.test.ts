/** @jest-environment node */
import { z } from 'zod';
import { checkArticleDates } from '@/lib/content/checks/article-dates';
import { checkVideos } from '@/lib/content/checks/artwork';
import { checkGlossary } from '@/lib/content/checks/glossary';
import { checkMessageSyntax } from '@/lib/content/checks/message-syntax';
import { checkProof } from '@/lib/content/checks/proof';
import { checkRelations } from '@/lib/content/checks/relations';
import { folders, singles } from '@/lib/content/files';
import { fixHint, type Issue } from '@/lib/content/issue';
import { jsonSchemaOf } from '@/lib/content/json-schemas';
import { validate } from '@/lib/content/parse';
import { barValue } from '@/lib/content/schemas/bars';
import { company } from '@/lib/content/schemas/company';
import { insight } from '@/lib/content/schemas/insight';
import { section } from '@/lib/content/schemas/section';
import { day, invented, text } from '@/lib/content/schemas/text';
import { hintWords, issueWords } from '@/scripts/editing/cms/labels';
import { source, text as textsOf } from '../../../lib/content/checks/given';
import { article } from '../../../lib/content/site';

/** Returns the descriptions of a schema and of all schemas in it. */
function descriptionsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'description' && typeof value === 'string' ? [value] : descriptionsIn(value),
  );
}

const descriptions = [...folders, ...singles].flatMap((kind) => descriptionsIn(jsonSchemaOf(kind)));

describe('hintWords', () => {
  it.each([
    [
      'Whether the entry is still being written: "true" keeps it off the site, and it may be incomplete.',
      'Whether the entry is still being written: while this is on, the site does not show it, and it may be incomplete.',
    ],
    ['The id of an industry in content/industries, e.g. "financial".', 'Choose an industry.'],
    ['The id of a case study in content/case-studies.', 'Choose a case study.'],
    [
      'Whether this is an invented fact: "true" until the company has written its own. Visitors do not see the mark.',
      'Whether this is an invented fact: on until the company has written its own. Visitors do not see the mark.',
    ],
    ['The id of a service.', 'Choose a service.'],
    [
      'The name of this entry in addresses; the same as the file name without ".json".',
      'The name of this entry in addresses.',
    ],
    [
      'The number, without quotation marks and with a point for decimals, e.g. 99.9',
      'The number, with a point for decimals, e.g. 99.9',
    ],
    ['What was said, without quotation marks.', 'What was said, without quotation marks.'],
    [
      'Leave it out where "display" starts with "+"',
      'Leave it out where “Phone number as people read it” starts with "+"',
    ],
  ])('says in a form instead of “%s”', (description, words) => {
    expect(descriptions.some((one) => one.includes(description))).toBe(true);
    expect(hintWords(description)).toBe(words);
  });
});

/** Returns the only issue of a field `x` with this value; without a value it is missing. */
function issueOf(schema: z.ZodType, value?: unknown): Issue {
  const { issues } = validate(
    z.strictObject({ x: schema }),
    value === undefined ? {} : { x: value },
    'x.json',
  );
  expect(issues).toHaveLength(1);
  return issues[0] as Issue;
}

const [wrongMessage] = checkMessageSyntax(source('messages', 'es', { send: 3 })) as [Issue];
const [avoided] = checkGlossary(textsOf('en', 'Two silent runs'), {
  terms: [{ en: 'shadow mode', avoid: { en: ['silent runs'] } }],
}) as [Issue];
const [unknownEntry] = checkRelations([
  source('industries', 'retail', {}),
  source('case-studies', 'bank', { industry: 'retial' }),
]) as [Issue];

describe('issueWords', () => {
  it.each<[string, Issue, string]>([
    ['a missing list', issueOf(z.array(z.string())), 'Fill this in.'],
    ['a missing text', issueOf(text('A text.')), 'Fill this in.'],
    [
      'a missing field with a message of its own',
      issueOf(z.enum(['a'], { error: 'Choose a letter.' })),
      'Fill this in. Choose a letter.',
    ],
    ['a number in the place of a name', issueOf(z.string(), 3), 'Fill this in.'],
    ['a number in the place of a text', issueOf(text('A text.').shape.en, 3), 'Fill this in.'],
    ['a number among the interface texts', wrongMessage, 'Fill this in.'],
    ['a text in the place of a list', issueOf(z.array(z.string()), 'a'), 'Fill this in.'],
    ['a text in the place of a group', issueOf(z.strictObject({}), 'a'), 'Fill this in.'],
    ['a text in the place of a switch', issueOf(z.boolean(), 'a'), 'Switch this on or off.'],
    ['a text in the place of a mark', issueOf(invented.placeholder, 'a'), 'Switch this on or off.'],
    [
      'a word that the glossary replaces',
      avoided,
      'Write “shadow mode” instead of “silent runs” in English, like other texts. If “silent runs” means something else here, ask a developer to change the glossary.',
    ],
  ])('has words for %s that do not depend on the message', (_what, issue, words) => {
    expect(issueWords(issue)).toBe(words);
    expect(issueWords({ ...issue, message: 'Reworded.' })).toBe(words);
    expect(issueWords({ ...issue, about: undefined })).toBe(issue.message);
  });

  it.each<[string, Issue, string]>([
    ['a text in the place of a number', issueOf(z.number(), 'a'), 'Write a number here.'],
    ['a fraction in the place of a whole number', issueOf(z.int(), 1.5), 'Write a whole number here.'],
    ['a text in the place of a value', issueOf(barValue, 'a'), 'Write a number, e.g. 7.5.'],
  ])('does not mention quotation marks about %s', (_what, issue, words) => {
    expect(issueWords(issue)).toBe(words);
  });

  it('names no command for what it corrects', () => {
    expect(issueWords({ message: `Write ’ for an apostrophe: “l'offre”. ${fixHint}` })).toBe(
      "Write ’ for an apostrophe: “l'offre”.",
    );
  });

  it('says that an unknown entry may be a new one', () => {
    const reload = 'If it was made or renamed since this page was opened, reload the page.';
    expect(issueWords(unknownEntry)).toBe(
      `There is no industry "retial". Did you mean "retail"? Write one of these: retail. ${reload}`,
    );
    expect(issueWords({ ...unknownEntry, message: 'Reworded.' })).toBe(`Reworded. ${reload}`);
  });

  it.each<[string, Issue]>([
    ['a language is missing', validate(text('A text.'), { en: 'a', es: 'b' }, 'x.json').issues[0] as Issue],
    ['a text is no group', issueOf(text('A text.'), 'a')],
    ['there is no such day', issueOf(day('2026-11-22'), '2026-02-30')],
    ['a day is no text', issueOf(day('2026-11-22'), 3)],
  ])('has the words of the message where %s', (_what, issue) => {
    expect(issueWords(issue)).toBe(issue.message);
  });

  const phone = (display: string) =>
    validate(company.shape.phone, { display, dial: '+12145550143' }, 'content/company.json').issues;
  const grid = { kind: 'service-grid', title: { en: 'a', es: 'b', fr: 'c' }, show: 9 };
  const changed = { ...article('bills', '2026-01-10'), updated: '2026-01-09' };

  // These messages have words about the file. A new wording of one of them may need new patterns in labels.ts.
  it.each<[string, readonly Issue[], string]>([
    [
      'a phone number with its country',
      phone('+1 (214) 555-0142'),
      'Write "+12145550142" or empty “Phone number as a phone dials it”: pages show +1 (214) 555-0142, but the link calls +12145550143.',
    ],
    [
      'a phone number without its country',
      phone('(214) 555-0142'),
      'Write here "+", the country and the number that pages show: they show (214) 555-0142, but the link calls +12145550143. Or write “Phone number as people read it” with "+" and the country, and empty “Phone number as a phone dials it”.',
    ],
    [
      'the number of entries to show',
      validate(section, grid, 'x.json').issues,
      'Write a whole number from 3 to 8, or leave “How many to show” empty to show all.',
    ],
    [
      'the facts beside a service',
      checkProof([
        source('services', 'cloud', { proof: [{ en: 'a' }] }),
        source('singles', 'templates', { service: { sidebar: { items: [{}, {}] } } }),
      ]),
      'Write 2 facts, one for each line of service.sidebar.items in content/templates.json, or leave “Proof” empty. This list has 1.',
    ],
    [
      'the day of the last change',
      validate(insight, changed, 'x.json').issues,
      'Write a day after 2026-01-10, the day of publication, or leave “Last changed on” empty.',
    ],
    [
      'a day in the future',
      checkArticleDates([source('insights', 'bills', { published: '2999-01-01' })]),
      "Write today's date or an earlier one, or the day of “On the site from this day”: 2999-01-01 is in the future, and readers see it.",
    ],
    [
      'a video',
      checkVideos(
        [source('pages', 'home', { sections: [{ videoPath: '/videos/a' }] })],
        (path) => !path.endsWith('a.mp4'),
      ),
      'Add public/videos/a.mp4, or leave “Video” empty: the page then shows a picture.',
    ],
  ])('names fields as a form does, and empties them, in the message about %s', (_what, issues, words) => {
    expect(issues.map(issueWords)).toEqual([words]);
  });

  it('keeps quoted words that are no field', () => {
    expect(issueWords({ message: 'Write the time zone, e.g. "CST".' })).toBe(
      'Write the time zone, e.g. "CST".',
    );
  });
});
