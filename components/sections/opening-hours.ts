import type { Company } from '@/lib/content/views';

type Hours = Company['hours'];
type Day = Hours['days'][number];

const week: readonly Day[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** This many consecutive days are written as a range, e.g. "Monday–Wednesday". */
const minRange = 3;

/** Groups the days into runs of consecutive days. */
function groupsOf(days: readonly Day[]): Day[][] {
  const groups: Day[][] = [];
  let previous = -2;
  for (const day of week.filter((one) => days.includes(one))) {
    const index = week.indexOf(day);
    if (index === previous + 1) groups.at(-1)?.push(day);
    else groups.push([day]);
    previous = index;
  }
  return groups;
}

/**
 * Formats business days: three or more consecutive days as a range, other days one by one.
 * @param region a locale with its region, e.g. `en-US`
 * @param formatRange formats a range, e.g. "Monday–Friday"
 */
export function daysText(
  days: readonly Day[],
  region: string,
  formatRange: (from: string, to: string) => string,
): string {
  const format = new Intl.DateTimeFormat(region, { weekday: 'long', timeZone: 'UTC' });
  // 2024-01-01 was a Monday.
  const name = (day: Day | undefined) => format.format(Date.UTC(2024, 0, 1 + week.indexOf(day as Day)));
  const parts = groupsOf(days).flatMap((group) =>
    group.length < minRange ? group.map(name) : [formatRange(name(group[0]), name(group.at(-1)))],
  );
  // If the language writes days in lower case, the start of each part is lower case, too, except at the very start.
  const isLowerCase = name('Monday').toLocaleLowerCase(region) === name('Monday');
  const lower = (part: string) =>
    isLowerCase ? part.charAt(0).toLocaleLowerCase(region) + part.slice(1) : part;
  const text = new Intl.ListFormat(region, { type: 'conjunction' }).format(parts.map(lower));
  return text.charAt(0).toLocaleUpperCase(region) + text.slice(1);
}

/**
 * Formats a time of day: `8:30AM` (English), `8:30` (Spanish), `8 h 30` (French).
 * @param time with four digits, e.g. `08:30`
 * @param region a locale with its region, e.g. `en-US`
 */
export function timeText(time: string, region: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = String(minute).padStart(2, '0');
  if (region.startsWith('fr')) return `${hour}\u00a0h${minute ? `\u00a0${minutes}` : ''}`;
  if (!region.startsWith('en')) return `${hour}:${minutes}`;
  // "9AM" (specification, section 2).
  return `${hour % 12 || 12}${minute ? `:${minutes}` : ''}${hour < 12 ? 'AM' : 'PM'}`;
}
