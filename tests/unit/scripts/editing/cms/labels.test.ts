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
  ['Add "link": it is missing. It needs every language.', 'Fill this in.'],
])('says in a form instead of “%s”', (message, words) => {
  expect(formWords(message)).toBe(words);
});
