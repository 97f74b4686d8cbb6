/** @jest-environment node */
import { formWords } from '@/scripts/editing/cms/labels';

it.each([
  [
    'Write "+12145550142" or remove the line "dial": pages show another number.',
    'Write "+12145550142" or empty “Phone number as a phone dials it”: pages show another number.',
  ],
  [
    'Write a whole number from 3 to 8, or leave "show" out to show all.',
    'Write a whole number from 3 to 8, or leave “How many to show” empty to show all.',
  ],
  ['Write 4 facts, or leave "proof" out.', 'Write 4 facts, or leave “Proof” empty.'],
  ['Write the time zone, e.g. "CST".', 'Write the time zone, e.g. "CST".'],
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
    'There is no case study "bunk". Did you mean "bank"? Write one of these: bank, shop.',
    'There is no case study "bunk". Did you mean "bank"? Write one of these: bank, shop. If it was made or renamed since this page was opened, reload the page.',
  ],
  ['Add "link": it is missing. It needs every language.', 'Fill this in.'],
  ['Add this field: it is missing. It holds a text in quotation marks.', 'Fill this in.'],
  ['Write a text in quotation marks here.', 'Fill this in.'],
  ['Put this text between quotation marks (").', 'Fill this in.'],
  [
    'Write a list in [ ] here, like the other files: one item per line, with a comma between two items.',
    'Fill this in.',
  ],
  ['Write a group of fields in { } here.', 'Fill this in.'],
  ['Write true or false, without quotation marks.', 'Switch this on or off.'],
  ['Write a whole number without quotation marks here.', 'Write a whole number here.'],
  ['Write a number without quotation marks, e.g. 7.5.', 'Write a number, e.g. 7.5.'],
  [
    'The number, without quotation marks and with a point for decimals, e.g. 99.9.',
    'The number, with a point for decimals, e.g. 99.9.',
  ],
  [
    'Write “shadow mode” instead of “silent runs” in English: see docs/glossary.md. If “silent runs” is right here, leave it; if it is right everywhere, change content/dictionary/glossary.json.',
    'Write “shadow mode” instead of “silent runs” in English, like other texts. If “silent runs” is right here, leave it; if it is right everywhere, ask a developer to change the glossary.',
  ],
  ['What was said, without quotation marks.', 'What was said, without quotation marks.'],
])('says in a form instead of “%s”', (message, words) => {
  expect(formWords(message)).toBe(words);
});
