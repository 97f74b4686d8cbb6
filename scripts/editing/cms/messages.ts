import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '@/lib/content/check';
import { formatJson } from '@/lib/content/format-json';
import type { Issue } from '@/lib/content/issue';
import { type Locale, locales } from '@/messages/routing';
import { writeText } from '../content-commands/project';

// biome-ignore lint/suspicious/noExplicitAny: groups of texts, as deep as the files have them
type Tree = any;

/** The editor shows the interface texts of all languages as one file, which no folder holds. */
export const messagesFile = 'messages/all.json';

const fileOf = (locale: Locale) => `messages/${locale}.json`;

const isText = (value: Tree) => typeof value === 'string';

function combine(trees: Readonly<Record<Locale, Tree>>, model: Tree): Tree {
  const at = (locale: Locale, key: string) => trees[locale]?.[key];
  return Object.fromEntries(
    Object.entries(model).map(([key, value]) => {
      const own = Object.fromEntries(locales.map((locale) => [locale, at(locale, key)])) as Record<
        Locale,
        Tree
      >;
      return [key, isText(value) ? own : combine(own, value)];
    }),
  );
}

/**
 * The interface texts of all languages side by side, as content files have theirs.
 * @param root the project's folder
 */
export function readMessages(root: string): Tree {
  const trees = Object.fromEntries(
    locales.map((locale) => [locale, JSON.parse(readFileSync(join(root, fileOf(locale)), 'utf8'))]),
  ) as Record<Locale, Tree>;
  return combine(trees, trees.en);
}

/** The texts of one language. */
function split(value: Tree, locale: Locale): Tree {
  if (locales.every((one) => isText(value?.[one]))) return value[locale];
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, split(item, locale)]));
}

/**
 * Writes the interface texts of all languages, if nothing is wrong with them.
 * @param combined as {@link readMessages} gives them
 * @returns what has to be corrected; then nothing is written
 */
export function writeMessages(root: string, combined: Tree): Issue[] {
  const texts = new Map(locales.map((locale) => [fileOf(locale), formatJson(split(combined, locale))]));
  const issues = checkContent(root, () => true, texts).issues.filter(({ file }) => texts.has(file));
  if (issues.length === 0) for (const [file, text] of texts) writeText(root, file, text);
  return issues;
}
