import { basename } from 'node:path';
import { checkContent } from '@/lib/content/check';
import { checkMessageParity } from '@/lib/content/checks/message-parity';
import { checkMessageSyntax } from '@/lib/content/checks/message-syntax';
import { parseSource, type Source } from '@/lib/content/checks/source';
import { fixFile } from '@/lib/content/fix';
import { formatJson } from '@/lib/content/format-json';
import type { Issue } from '@/lib/content/issue';
import { defaultLocale, type Locale, locales } from '@/messages/routing';
import { keepUnsavedMessages } from '@/messages/unsaved';
import { readJson, writeText } from '../content-commands/project';

// biome-ignore lint/suspicious/noExplicitAny: nested groups of texts
type Tree = any;

/** The editor shows the interface texts of all languages as one file, which does not exist on disk. */
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
 * Reads the interface texts of all languages side by side, in the format of content files.
 * @param root the project's folder
 * @throws {CommandError} if a file is missing or no valid JSON
 */
export function readMessages(root: string): Tree {
  const trees = Object.fromEntries(
    locales.map((locale) => [locale, readJson(root, fileOf(locale))]),
  ) as Record<Locale, Tree>;
  return combine(trees, trees[defaultLocale]);
}

/** Extracts the texts of one language. */
function split(value: Tree, locale: Locale): Tree {
  if (locales.every((one) => isText(value?.[one]))) return value[locale];
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, split(item, locale)]));
}

/** Sorts groups and texts like the saved ones: the form does not keep the order of many keys. */
function sortLikeSaved(saved: Tree, value: Tree): Tree {
  if (isText(value)) return value;
  const keys = new Set([...Object.keys(saved ?? {}).filter((key) => key in value), ...Object.keys(value)]);
  return Object.fromEntries([...keys].map((key) => [key, sortLikeSaved(saved?.[key], value[key])]));
}

/** Parses the file of a language for the checks. */
const sourceOf = (file: string, text: string): Source =>
  parseSource({ area: 'messages', file, name: basename(file, '.json'), text, data: undefined }, text);

/** Returns the files of all languages in the form in which they are saved. */
function sourcesOf(combined: Tree): Source[] {
  const english = split(combined, defaultLocale);
  return locales.map((locale) => {
    const source = sourceOf(fileOf(locale), formatJson(split(combined, locale)));
    return sourceOf(source.file, fixFile(source, english) ?? source.text);
  });
}

/**
 * Stores unsaved interface texts for the preview if they have no issue; otherwise the preview does not change.
 * @param combined the result of {@link readMessages}, edited
 * @returns the files in the form in which they are saved, and their issues
 */
export function previewMessages(combined: Tree): { sources: Source[]; issues: Issue[] } {
  const sources = sourcesOf(combined);
  const issues = [...sources.flatMap(checkMessageSyntax), ...checkMessageParity(sources)];
  if (issues.length === 0)
    keepUnsavedMessages(Object.fromEntries(sources.map(({ name, data }) => [name, data])));
  return { sources, issues };
}

/**
 * Writes the interface texts of all languages if they have no issue; otherwise writes nothing.
 * @param combined the result of {@link readMessages}, edited
 * @returns the issues
 * @throws {CommandError} if a saved file is missing or no valid JSON
 */
export function writeMessages(root: string, combined: Tree): Issue[] {
  const sources = sourcesOf(sortLikeSaved(readMessages(root), combined));
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  const issues = checkContent(root, () => true, texts).issues.filter(({ file }) => texts.has(file));
  if (issues.length > 0) return issues;
  for (const [file, text] of texts) writeText(root, file, text);
  keepUnsavedMessages(undefined);
  return [];
}
