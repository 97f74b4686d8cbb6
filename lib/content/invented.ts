import type { Source } from './checks/source';
import { fieldName } from './issue';

/** An invented fact that the company has to replace: its file and its field. */
export type Invented = { file: string; field: string };

function fieldsOf(data: unknown, path: readonly PropertyKey[]): string[] {
  if (typeof data !== 'object' || data === null) return [];
  const own = 'placeholder' in data && data.placeholder === true ? [fieldName(path)] : [];
  const children = Object.entries(data).flatMap(([key, value]) =>
    fieldsOf(value, [...path, Array.isArray(data) ? Number(key) : key]),
  );
  return [...own, ...children];
}

/** What content marks with `"placeholder": true`, in the order of the files. */
export function listInvented(sources: readonly Source[]): Invented[] {
  return sources.flatMap(({ file, data }) => fieldsOf(data, []).map((field) => ({ file, field })));
}

/** The invented facts as a text, by file. */
export function formatInvented(invented: readonly Invented[]): string {
  const files = [...new Set(invented.map(({ file }) => file))];
  return files
    .map((file) => {
      const own = invented.filter((each) => each.file === file);
      return [file, ...own.map(({ field }) => `  ${field}`)].join('\n');
    })
    .join('\n');
}
