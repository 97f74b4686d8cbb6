import { z } from 'zod';
import { legalPageIds, pathOf } from '@/lib/site/site-map';
import { contentPath } from '../files';
import type { Issue } from '../issue';
import { type Source, valueAt } from './source';

const calendarDay = z.iso.date();

/** The date in the time zone where the day starts first: what is later there is in the future everywhere. */
export const latestToday = (now: Date) =>
  new Date(now.getTime() + 14 * 60 * 60 * 1000).toISOString().slice(0, 10);

function checkDate({ file, data }: Source, now: Date): Issue[] {
  const updated = valueAt(data, 'updated');
  // The schema reports invalid dates.
  if (!calendarDay.safeParse(updated).success || String(updated) <= latestToday(now)) return [];
  const message = `Write today's date or an earlier one: ${String(updated)} is in the future, and the page says that it was last updated then.`;
  return [{ file, path: ['updated'], message }];
}

/**
 * The legal pages exist, and their date is not in the future.
 * @param now the time of the check
 */
export function checkLegal(sources: readonly Source[], now = new Date()): Issue[] {
  const own = sources.filter(({ area }) => area === 'legal');
  const missing = legalPageIds
    .filter((name) => !own.some((source) => source.name === name))
    .map((name) => ({
      file: contentPath('legal', name),
      path: [],
      message: `Create this file: the page ${pathOf(name)} is made from it.`,
    }));
  const present = own.flatMap((source) => {
    if (legalPageIds.some((id) => id === source.name)) return checkDate(source, now);
    const message = `Remove this file, or correct its name: no route shows it. The legal pages are ${legalPageIds.join(', ')}.`;
    return [{ file: source.file, path: [], message }];
  });
  return [...missing, ...present];
}
