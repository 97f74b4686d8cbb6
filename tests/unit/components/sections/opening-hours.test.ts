/** @jest-environment node */
import { daysText, timeText } from '@/components/sections/opening-hours';
import type { Company } from '@/lib/content/views';

type Days = Company['hours']['days'];

const english = (...days: Days) => daysText(days, 'en-US', (from, to) => `${from}–${to}`);
const spanish = (...days: Days) => daysText(days, 'es-US', (from, to) => `De ${from} a ${to}`);

describe('daysText', () => {
  it.each<[Days, string]>([
    [['Monday'], 'Monday'],
    [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], 'Monday–Friday'],
    [['Monday', 'Tuesday', 'Thursday', 'Friday'], 'Monday, Tuesday, Thursday, and Friday'],
    [['Monday', 'Tuesday', 'Wednesday', 'Friday'], 'Monday–Wednesday and Friday'],
    [['Friday', 'Monday'], 'Monday and Friday'],
  ])('writes %j in English', (days, expected) => {
    expect(english(...days)).toBe(expected);
  });

  it.each<[Days, string]>([
    [['Monday'], 'Lunes'],
    [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], 'De lunes a viernes'],
    [['Monday', 'Wednesday', 'Thursday', 'Friday'], 'Lunes y de miércoles a viernes'],
  ])('writes %j in Spanish', (days, expected) => {
    expect(spanish(...days)).toBe(expected);
  });
});

describe('timeText', () => {
  it.each([
    ['09:00', 'en-US', '9AM'],
    ['08:30', 'en-US', '8:30AM'],
    ['17:30', 'en-US', '5:30PM'],
    ['00:15', 'en-US', '12:15AM'],
    ['09:00', 'es-US', '9:00'],
    ['17:30', 'es-US', '17:30'],
    ['09:00', 'fr-FR', '9\u00a0h'],
    ['08:05', 'fr-FR', '8\u00a0h\u00a005'],
    ['09:00', 'de-DE', '9:00'],
    ['12:00', 'en-US', '12PM'],
  ])('writes %s in %s as %s', (time, region, expected) => {
    expect(timeText(time, region)).toBe(expected);
  });
});
