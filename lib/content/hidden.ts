import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EntryKind, entryKinds } from '@/lib/site/site-map';
import { contentPath } from './files';

/** Why the build omits an entry: it is a draft, or its `publishOn` is in the future. */
export type Hidden = { reason: 'draft' } | { reason: 'scheduled'; on: string };

/** What a message says of an entry that the build omits. */
export const hiddenWords = (hidden: Hidden) =>
  hidden.reason === 'draft' ? 'is a draft' : `is not online before ${hidden.on}`;

/** Today in the format of content files, in UTC. */
export const today = (now = new Date()) => now.toISOString().slice(0, 10);

/**
 * Why the build leaves an entry out, if it does.
 * @param data the entry as its file has it
 * @param day the day of the build, e.g. `2026-11-22`
 */
export function whyHidden(data: unknown, day: string): Hidden | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { draft, publishOn } = data as Record<string, unknown>;
  if (draft === true) return { reason: 'draft' };
  const isLater = typeof publishOn === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(publishOn) && publishOn > day;
  return isLater ? { reason: 'scheduled', on: publishOn } : undefined;
}

/** Why a build of this day leaves an entry out; a file that cannot be read is not left out, but reported. */
export function whyFileHidden(root: string, kind: EntryKind, id: string, day = today()): Hidden | undefined {
  try {
    return whyHidden(JSON.parse(readFileSync(join(root, contentPath(kind, id)), 'utf8')), day);
  } catch {
    return undefined;
  }
}

/**
 * The files that a build of this day leaves out.
 * @param root the project's folder
 */
export function hiddenFiles(root: string, day = today()): string[] {
  return entryKinds.flatMap((kind) => {
    try {
      return readdirSync(join(root, 'content', kind))
        .filter((name) => name.endsWith('.json') && whyFileHidden(root, kind, name.slice(0, -5), day))
        .map((name) => `content/${kind}/${name}`);
    } catch {
      // Another program's folder, or one without content.
      return [];
    }
  });
}

/**
 * What a build leaves out, as a text.
 * @param hidden the reason by file
 * @param left how much is left to do in a draft, e.g. `112 issues`
 */
export function formatHidden(
  hidden: ReadonlyMap<string, Hidden>,
  left: (file: string) => string | undefined = () => undefined,
): string {
  const lines = [...hidden].map(([file, why]) => {
    if (why.reason === 'scheduled') return `  ${file}: on the site from ${why.on}`;
    const rest = left(file);
    return `  ${file}: a draft${rest ? `, ${rest} left` : ''}`;
  });
  return `The build leaves out:\n${lines.join('\n')}`;
}
