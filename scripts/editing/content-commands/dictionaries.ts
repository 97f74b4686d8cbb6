import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readNames } from '@/lib/content/check';
import type { Dictionary } from '@/lib/content/checks/spelling';
import { type Locale, locales } from '@/messages/routing';

/** The package with the dictionary of each language. */
const packages: Partial<Record<Locale, string>> = {
  en: '@cspell/dict-en_us',
  es: '@cspell/dict-es-es',
  fr: '@cspell/dict-fr-fr',
};

/** The languages without a dictionary. */
export const withoutDictionary = locales.filter((locale) => !packages[locale]);

// From the folder of the project, because the development server runs this file from another place.
const { resolve } = createRequire(join(process.cwd(), 'package.json'));

function wordsOf(root: string, list: string): string[] {
  const file = join(root, 'content/dictionary', `${list}.txt`);
  return existsSync(file) ? readFileSync(file, 'utf8').split(/\r?\n/).filter(Boolean) : [];
}

type Extension = { dictionaryDefinitions: [{ path: string }] };

async function load(root: string, locale: Locale, name: string): Promise<Dictionary> {
  // It is only an ES module, which a static import here would `require`.
  const { decodeTrie } = await import('cspell-trie-lib');
  const extension = resolve(`${name}/cspell-ext.json`);
  const { dictionaryDefinitions } = JSON.parse(readFileSync(extension, 'utf8')) as Extension;
  const file = join(dirname(extension), dictionaryDefinitions[0].path);
  const trie = decodeTrie(gunzipSync(readFileSync(file)));
  const names = readNames(root).flatMap((each) => each.split(' '));
  const own = new Set([...names, ...wordsOf(root, locale)]);
  return {
    // The French dictionary has its elisions with a curly apostrophe.
    has: (word) => own.has(word) || trie.has(word) || trie.has(word.replaceAll('’', "'")),
    suggest: (word) => trie.suggest(word, {}),
  };
}

/**
 * Loads the dictionary of each language that has one, with the words of content/dictionary/.
 * @param root the project's folder
 * @throws {Error} if a dictionary is not installed
 */
export async function loadDictionaries(root: string): Promise<Partial<Record<Locale, Dictionary>>> {
  const dictionaries: Partial<Record<Locale, Dictionary>> = {};
  for (const locale of locales) {
    const name = packages[locale];
    if (name) dictionaries[locale] = await load(root, locale, name);
  }
  return dictionaries;
}
