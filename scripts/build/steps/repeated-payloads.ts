import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesBelow } from '@/scripts/lib/files';
import { payloadPartPrefix, wholePart } from '../next-html';
import { readScripts } from './deferred-start';

/**
 * Removes the files in which Next repeats the whole payload of a page, a quarter of all text in the export. Keeps them if a
 * script of the build mentions them: then the router may load them.
 * @returns how many files were removed
 */
export function removeRepeatedPayloads(out: string): number {
  if (readScripts(out).some((code) => code.includes(wholePart))) return 0;
  const repeated = filesBelow(out).filter(
    (file) => basename(file) === `${payloadPartPrefix}${wholePart}.txt`,
  );
  for (const file of repeated) rmSync(join(out, file));
  return repeated.length;
}
