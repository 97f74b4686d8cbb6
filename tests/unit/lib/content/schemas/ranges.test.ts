/** @jest-environment node */
import { legal } from '@/lib/content/schemas/legal';
import { page } from '@/lib/content/schemas/page';
import { service } from '@/lib/content/schemas/service';
import { type Loose, validSite } from '../site';

/** The messages after a change of a file. */
function messagesAfter(schema: Loose, file: string, change: (data: Loose) => void): string[] {
  const data: Loose = structuredClone(validSite()[file]);
  change(data);
  return (schema.safeParse(data).error?.issues ?? []).map(({ message }: { message: string }) => message);
}

const resize = (list: Loose[], length: number) =>
  list.splice(0, list.length, ...Array.from({ length }, () => structuredClone(list[0])));

const cloud = 'content/services/cloud.json';
const sectionOf = (data: Loose, kind: string) => data.sections.find((one: Loose) => one.kind === kind);

describe.each<[string, Loose, string, (data: Loose) => Loose[], number, number]>([
  ['benefits', service, cloud, (data) => data.benefits, 2, 8],
  ['capabilities', service, cloud, ({ content }) => content.capabilities, 2, 8],
  ['steps of a service', service, cloud, ({ content }) => content.approach, 2, 8],
  ['questions of a service', service, cloud, ({ content }) => content.questions, 2, 8],
  [
    'questions of the contact page',
    page,
    'content/pages/contact.json',
    (data) => sectionOf(data, 'questions').items,
    3,
    8,
  ],
  ['values', page, 'content/pages/about.json', (data) => sectionOf(data, 'values').items, 2, 8],
  ['steps', page, 'content/pages/services.json', (data) => sectionOf(data, 'steps').items, 2, 8],
])('the number of %s', (_what, schema, file, listOf, minimum, maximum) => {
  it.each([minimum, maximum])(`may be %d`, (length) => {
    expect(messagesAfter(schema, file, (data) => resize(listOf(data), length))).toEqual([]);
  });

  it.each([minimum - 1, maximum + 1])('may not be %d, and the message says why', (length) => {
    expect(messagesAfter(schema, file, (data) => resize(listOf(data), length))).toEqual([
      expect.stringMatching(
        new RegExp(`^Write ${minimum} to ${maximum} \\w+; .+\\. This list has ${length}\\.$`),
      ),
    ]);
  });
});

describe('the number of services on the home page', () => {
  const messagesFor = (show: unknown) =>
    messagesAfter(page, 'content/pages/home.json', (data) => {
      sectionOf(data, 'service-grid').show = show;
    });

  it.each([3, 8, undefined])('may be %p', (show) => {
    expect(messagesFor(show)).toEqual([]);
  });

  it.each([2, 9, 3.5])('may not be %p', (show) => {
    expect(messagesFor(show)).toEqual(['Write a whole number from 3 to 8, or leave "show" out to show all.']);
  });
});

it.each([1, 40])('a legal document may have %d sections', (length) => {
  const file = 'content/legal/privacy-policy.json';
  expect(messagesAfter(legal, file, ({ sections }) => resize(sections, length))).toEqual([]);
});
