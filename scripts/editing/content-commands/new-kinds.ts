import { entries, entryKinds } from '@/lib/site/site-map';
import { choice } from './project';

const nouns = entryKinds.map((kind) => entries[kind].noun);

/** What `npm run new` makes. */
export const kinds: readonly string[] = [...nouns, 'question', 'language'];

/** Other words for it: folders, and what the guide and visitors say. */
const alsoCalled: Readonly<Record<string, string>> = {
  ...Object.fromEntries(entryKinds.map((kind) => [kind, entries[kind].noun])),
  article: 'insight',
  faq: 'question',
};

/**
 * What a person wants to add.
 * @throws {CommandError} for anything that `npm run new` does not make
 */
export const wantedKind = (word: string): string => choice('what is new', alsoCalled[word] ?? word, kinds);
