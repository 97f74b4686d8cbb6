import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryKinds, isEntryKind } from '@/lib/site/site-map';
import { unsavedText } from './unsaved';

/** Kinds of content with one file per entry, each in a folder of that name. */
export const folders = [...entryKinds, 'pages', 'legal'] as const;
export type Folder = (typeof folders)[number];

/** Kinds of content that are a single file. */
export const singles = ['company', 'logo', 'order', 'redirects', 'templates'] as const;
export type Single = (typeof singles)[number];

/**
 * The ids of a folder's entries, by file name.
 * @param root the project's folder
 */
export function listIds(folder: Folder, root = process.cwd()): string[] {
  return readdirSync(join(root, 'content', folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
}

/** The path of a content file as messages name it, e.g. `content/services/ai-ml.json`. */
export function contentPath(folder: Folder | null, id: string): string {
  return folder ? `content/${folder}/${id}.json` : `content/${id}.json`;
}

/**
 * The file of the entry whose page has a path.
 * @param path without a language
 * @returns undefined for the path of another page
 */
export function entryFileAt(path: string): string | undefined {
  const [, kind = '', id, ...rest] = path.split('/');
  return id && rest.length === 0 && isEntryKind(kind) ? contentPath(kind, id) : undefined;
}

/** The text of a content file: in the visual editor's preview, as it is being typed. */
export function readContent(path: string, root = process.cwd()): string {
  return unsavedText(path) ?? readFileSync(join(root, path), 'utf8');
}
