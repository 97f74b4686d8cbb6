/** @jest-environment node */

import { type Text, textsOf } from '@/lib/content/checks/text';
import {
  checkCliches,
  checkFactMarkup,
  checkMarkup,
  checkNames,
  checkUnknownMarks,
} from '@/lib/content/checks/wording';
import type { Locale } from '@/messages/routing';
import { validSite } from '../site';
import { messagesOf, source, text } from './given';

const facts = { company: 'Mesa', email: 'info@mesa.example', phone: '(214) 555-0142' };
/** The messages of both rules. */
const both = (of: readonly Text[]) => messagesOf([...checkMarkup(of), ...checkNames(of, facts)]);
const check = (locale: Locale, value: string) => both(text(locale, value));
/** Phrases of each kind: with any ending, with words in between, and one that the specification itself uses. */
const dictionary = {
  phrases: {
    en: ['cutting-edge', 'leverag*', 'in today’s … world', 'not just … but', 'end-to-end', 'bespoke'],
    es: ['solución* integral*', 'no solo … sino'],
    fr: ['technologie* de pointe', 'de bout en bout'],
  },
  literal: [{ text: 'End-to-End Support' }],
};
const cliches = (locale: Locale, value: string) => messagesOf(checkCliches(text(locale, value), dictionary));

const instead = (phrase: string) =>
  `Say it concretely instead of “${phrase}”: what was done, with which technique, what changed, in numbers.`;

describe('checkMarkup and checkNames', () => {
  it.each<[Locale, string]>([
    ['en', 'A model scores every payment in 41\u00a0ms, down from 19 weeks of rewriting; {company} runs it.'],
    ['es', 'El filtrado señala a personas de nombre común mucho más que a los sancionados.'],
    ['fr', 'Les jours de pointe, des arbres à boosting de gradient tranchent.'],
    ['en', 'Three kinds of data: names, dates and amounts'],
    ['en', 'The mesas of Texas'],
    ['en', 'We do the R&D; your team runs it.'],
  ])('accepts %s “%s”', (locale, value) => {
    expect(check(locale, value)).toEqual([]);
  });

  it.each([
    [
      'a <b>bold</b> one',
      'Take the HTML out: a text is plain, and its look comes from the page: “a <b>bold</b> one”.',
    ],
    ['R&amp;D', 'Write the character itself instead of its HTML name: “R&amp;D”.'],
    ['&frac12; a day', 'Write the character itself instead of its HTML name: “&frac12; a day”.'],
    [
      'see [here](/contact)',
      'Take this link out: only paragraphs, list items, and answers may have links, and buttons have a field for theirs: “see [here](/contact)”.',
    ],
    [
      'a **bold** one',
      'Remove these characters: only paragraphs, list items, and answers may have bold words: “a **bold** one”.',
    ],
    ['javascript:alert(1)', 'Take this address out: a text holds no script: “javascript:alert(1)”.'],
    ['Ask Mesa first', 'Write {company} instead of “Mesa”.'],
    ['Write to info@mesa.example', 'Write {email} instead of “info@mesa.example”.'],
    ['Call (214) 555-0142', 'Write {phone} instead of “(214) 555-0142”.'],
  ])('reports the problem in “%s”', (value, message) => {
    expect(check('en', value)).toEqual([message]);
  });
});

describe('checkFactMarkup', () => {
  const inFact = (value: string) =>
    messagesOf(checkFactMarkup(source('singles', 'company', { social: [{ url: value }] })));

  it.each(['https://www.instagram.com/__mesa__', 'https://docs.python.org/3/library/__main__.html', 'C&A'])(
    'accepts %s',
    (value) => {
      expect(inFact(value)).toEqual([]);
    },
  );

  it.each(['a __bold__ name', 'javascript:alert(1)', 'https://a.example/<b>', 'R&amp;D'])(
    'reports %s',
    (value) => {
      expect(inFact(value)).toHaveLength(1);
    },
  );
});

it('does not report a company name that is an ordinary word', () => {
  const named = [...text('en', 'Cloud services run in the cloud.'), ...text('es', 'Cloud')];
  expect(checkNames(named, { ...facts, company: 'Cloud' })).toEqual([]);
  expect(
    checkNames(text('en', 'Ask Smith & Sons first'), { ...facts, company: 'Smith & Sons' }),
  ).toHaveLength(1);
});

describe('a paragraph with formatting marks', () => {
  const paragraph = (value: string) => {
    const service = validSite()['content/services/cloud.json'] as { content: { introduction: unknown[] } };
    service.content.introduction = [{ kind: 'paragraph', text: { en: value } }];
    return both(textsOf(source('services', 'cloud', service)));
  };

  it.each([
    'Read **this** first, then [our services](/services).',
    'See [the report](https://example.com/a?b=c), or write to [us](mailto:{email}).',
    '![A desk](https://images.unsplash.com/photo-1451187580459-43490279c0fa) A desk.',
  ])('may contain “%s”', (value) => {
    expect(paragraph(value)).toEqual([]);
  });

  it.each([
    ['a **bold one', /^Put two asterisks right before/],
    ['see [here](javascript:alert(1))', /^Correct the address of this link/],
    ['see [here](contact)', /^Correct the address of this link/],
    ['![A desk](https://example.com/desk.jpg)', /^Correct the address of this picture/],
    ['a <b>bold</b> one', /^Take the HTML out/],
    ['Ask **Mesa** first', /^Write \{company\} instead/],
  ])('may not contain “%s”', (value, message) => {
    expect(paragraph(value)).toContainEqual(expect.stringMatching(message));
  });
});

describe('checkUnknownMarks', () => {
  it.each(['Three * four', 'A C# compiler', 'A **bold** word', '-5 °C', 'Prices* without tax'])(
    'accepts “%s”',
    (value) => {
      expect(checkUnknownMarks(text('en', value))).toEqual([]);
    },
  );

  it.each([
    ['an *important* word', /^Remove the asterisks/],
    ['# Heading', /^Remove the number sign/],
    ['- item', /write the items into a list/],
    ['* item', /write the items into a list/],
  ])('reports “%s”', (value, message) => {
    expect(messagesOf(checkUnknownMarks(text('en', value)))).toEqual([expect.stringMatching(message)]);
  });
});

describe('checkCliches', () => {
  it('accepts plain words', () => {
    expect(cliches('en', 'Three kinds of data: names, dates and amounts')).toEqual([]);
    expect(cliches('es', 'El filtrado señala a personas de nombre común.')).toEqual([]);
  });

  it.each<[Locale, string, string]>([
    ['en', 'Our cutting-edge platform', 'cutting-edge'],
    ['en', 'Our Cutting Edge platform', 'Cutting Edge'],
    ['en', 'We leveraged it', 'leveraged'],
    ['en', 'in today’s fast-moving digital world', 'in today’s fast-moving digital world'],
    ['en', 'not just fast but safe', 'not just fast but'],
    ['es', 'una solución integral', 'solución integral'],
    ['es', 'no solo es rápido, sino barato', 'no solo es rápido, sino'],
    ['fr', 'une technologie de pointe', 'technologie de pointe'],
    ['fr', 'de bout en bout', 'de bout en bout'],
  ])('asks for a concrete text instead of %s “%s”', (locale, value, phrase) => {
    expect(cliches(locale, value)).toEqual([instead(phrase)]);
  });

  it('checks only phrases of the text’s language', () => {
    expect(cliches('fr', 'bespoke')).toEqual([]);
  });

  it('accepts a phrase of the specification, but only the exact text', () => {
    expect(cliches('en', 'End-to-End Support')).toEqual([]);
    expect(cliches('en', 'End-to-End\u00a0Support')).toEqual([]);
    expect(cliches('en', 'End-to-End Support for all')).toEqual([instead('End-to-End')]);
  });
});
