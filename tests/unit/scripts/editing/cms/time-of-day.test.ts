/** @jest-environment node */
import { timePattern } from '@/lib/content/schemas/company';
import { timeOfDay } from '@/scripts/editing/cms/time-of-day';

it.each([
  ['08:30', '08:30'],
  ['8:30', '08:30'],
  [' 8.30 ', '08:30'],
  ['8h30', '08:30'],
  ['830', '08:30'],
  ['1730', '17:30'],
  ['8', '08:00'],
  ['17 h', '17:00'],
  ['9 am', '09:00'],
  ['5:30 PM', '17:30'],
  ['12:15 a.m.', '00:15'],
  ['12 p.m.', '12:00'],
])('reads “%s” as %s, which files take', (text, time) => {
  expect(timeOfDay(text)).toBe(time);
  expect(time).toMatch(timePattern);
});

it.each(['', '24:00', '8:60', '13 pm', '0 am', 'half past eight', '8:3', '08:30–17:30'])(
  'does not read “%s”',
  (text) => {
    expect(timeOfDay(text)).toBeUndefined();
  },
);
