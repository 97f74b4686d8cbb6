import { shareOfChange } from '@/lib/artwork/hills';
import { contentPath, type Folder, listIds, readContent } from '@/lib/content/files';
import { formatIssues } from '@/lib/content/issue';
import { examineJson } from '@/lib/content/parse';
import { type Hour, hourOfTopic } from '@/lib/content/picture-hours';
import { personId } from '@/lib/content/slug';
import { defaultLocale } from '@/messages/routing';

/** The inputs of each picture; `kind` is its folder. */
export type Entry =
  | { kind: 'services'; id: string; icon: string; steps: number }
  | { kind: 'case-studies'; id: string; industry: string; months: number; shares: number[] }
  | { kind: 'industries'; id: string }
  | { kind: 'insights'; id: string; hour: Hour; values: number[] }
  | { kind: 'pages'; id: string }
  | { kind: 'people'; id: string }
  /** The map beside the reasons of a page, or the challenges of an industry. */
  | { kind: 'maps'; id: string; industry?: string }
  /** The fallback for photos of case studies. */
  | { kind: 'fallbacks'; id: string; industry: string };

type Json = Record<string, unknown>;

/** Pages with a hero that have no file in `content/pages`. */
const pagesWithoutFile = ['legal'];

/**
 * Lists everything that needs a picture. Does not validate the content: a missing field only makes the picture simpler.
 * @param root the project's folder
 * @throws {Error} with the place and the remedy, if a file is not valid JSON
 */
export function readEntries(root = process.cwd()): Entry[] {
  const read = (folder: Folder) =>
    listIds(folder, root).map((id) => ({ id, json: readJson(contentPath(folder, id), root) }));
  const industries = read('industries');
  const pages = read('pages');
  const people = new Set(pages.flatMap(({ json }) => namesOf(json)).map(personId));
  return [
    ...read('services').map(
      ({ id, json }): Entry => ({
        kind: 'services',
        id,
        icon: String(json.icon ?? ''),
        steps: clampSteps(list(record(json.content).approach).length),
      }),
    ),
    ...read('case-studies').map(
      ({ id, json }): Entry => ({
        kind: 'case-studies',
        id,
        industry: String(json.industry ?? ''),
        months: Number(json.months) || 9,
        shares: sharesOf(json),
      }),
    ),
    ...industries.map(({ id }): Entry => ({ kind: 'industries', id })),
    ...read('insights').map(
      ({ id, json }): Entry => ({
        kind: 'insights',
        id,
        hour: hourOfTopic(String(list(json.topics)[0] ?? '')),
        values: valuesOf(json),
      }),
    ),
    ...[...pages.map(({ id }) => id), ...pagesWithoutFile].map((id): Entry => ({ kind: 'pages', id })),
    ...[...people].map((id): Entry => ({ kind: 'people', id })),
    ...pages.filter(({ json }) => hasReasons(json)).map(({ id }): Entry => ({ kind: 'maps', id })),
    ...industries.map(({ id }): Entry => ({ kind: 'maps', id, industry: id })),
    ...industries.map(({ id }): Entry => ({ kind: 'fallbacks', id, industry: id })),
  ];
}

function readJson(path: string, root: string): Json {
  const json = examineJson(readContent(path, root), path);
  if ('issue' in json) throw new Error(formatIssues([json.issue]));
  return record(json.value);
}

const record = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const english = (value: unknown): string => String(record(value)[defaultLocale] ?? '');

/** The changes of the results (`shareOfChange`); without results, those of a picture to start with. */
function sharesOf(json: Json): number[] {
  const shares = list(json.results)
    .map(record)
    .filter(({ metric }) => english(metric) !== '')
    .map(({ metric, comparison }) => {
      const { before, after } = record(comparison);
      const isComplete = Number.isFinite(before) && Number.isFinite(after);
      return shareOfChange({
        metric: english(metric),
        ...(isComplete && { comparison: { before: Number(before), after: Number(after) } }),
      });
    });
  return shares.length > 0 ? shares : [0.8, 0.55, 0.4, 0.3];
}

/** The numbers that an article compares in its first drawing. */
function valuesOf(json: Json): number[] {
  const drawing = list(json.body).find((block) => list(record(block).bars).length > 0);
  return list(record(drawing).bars).map((bar) => Number(record(bar).value) || 0);
}

const hasReasons = (json: Json) => list(json.sections).some((section) => record(section).kind === 'reasons');

/** The names of the people on a page. */
function namesOf(json: Json): string[] {
  return list(json.sections)
    .map(record)
    .filter(({ kind }) => kind === 'people')
    .flatMap(({ items }) => list(items).map((item) => String(record(item).name ?? '')));
}

// The motifs are designed for four to seven steps. Content may have two to eight.
const clampSteps = (steps: number) => Math.min(7, Math.max(4, steps || 5));
