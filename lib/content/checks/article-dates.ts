import type { Issue } from '../issue';
import { latestToday } from './legal';
import { type Source, valueAt } from './source';

/**
 * Reports dates of articles in the future. An article with `publishOn` may have that date.
 * @param now the time of the check
 */
export function checkArticleDates(sources: readonly Source[], now = new Date()): Issue[] {
  return sources.flatMap(({ area, file, data }) => {
    if (area !== 'insights') return [];
    const publishOn = valueAt(data, 'publishOn');
    const today = latestToday(now);
    const latest = typeof publishOn === 'string' && publishOn > today ? publishOn : today;
    return ['published', 'updated'].flatMap((field): Issue[] => {
      const day = valueAt(data, field);
      if (typeof day !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(day) || day <= latest) return [];
      const message = `Write today's date or an earlier one, or the day of "publishOn": ${day} is in the future, and readers see it.`;
      return [{ file, path: [field], message }];
    });
  });
}
