import type { Company } from '@/lib/content/views';

type Hours = Company['hours'];
type Day = Hours['days'][number];

const week: readonly Day[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Days in a row that read better as "Monday–Wednesday" than one by one. */
const span = 3;

/** The days as groups that follow each other in the week. */
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
 * Business days in a language: groups of three or more as a span, others one by one.
 * @param region the language with its region, e.g. `en-US`
 * @param between words for a span, e.g. "Monday–Friday"
 */
export function daysText(
  days: readonly Day[],
  region: string,
  between: (from: string, to: string) => string,
): string {
  const format = new Intl.DateTimeFormat(region, { weekday: 'long', timeZone: 'UTC' });
  // 2024-01-01 was a Monday.
  const name = (day: Day | undefined) => format.format(Date.UTC(2024, 0, 1 + week.indexOf(day as Day)));
  const parts = groupsOf(days).flatMap((group) =>
    group.length < span ? group.map(name) : [between(name(group[0]), name(group.at(-1)))],
  );
  // Where names of days are lower case, so are words before them, except at the start.
  const isLowerCase = name('Monday').toLocaleLowerCase(region) === name('Monday');
  const lower = (part: string) =>
    isLowerCase ? part.charAt(0).toLocaleLowerCase(region) + part.slice(1) : part;
  const text = new Intl.ListFormat(region, { type: 'conjunction' }).format(parts.map(lower));
  return text.charAt(0).toLocaleUpperCase(region) + text.slice(1);
}

/**
 * A time of day as the language writes it: `8:30AM`, `8:30`, `8 h 30`.
 * @param time with four digits, e.g. `08:30`
 * @param region the language with its region, e.g. `en-US`
 */
export function timeText(time: string, region: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = String(minute).padStart(2, '0');
  if (region.startsWith('fr')) return `${hour}\u00a0h${minute ? `\u00a0${minutes}` : ''}`;
  if (!region.startsWith('en')) return `${hour}:${minutes}`;
  // "9AM" (specification, section 2).
  return `${hour % 12 || 12}${minute ? `:${minutes}` : ''}${hour < 12 ? 'AM' : 'PM'}`;
}
