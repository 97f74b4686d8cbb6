import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { checkSpellingOf, readNames } from '@/lib/content/check';
import type { Dictionary } from '@/lib/content/checks/spelling';
import { formatIssues } from '@/lib/content/issue';
import { type Locale, locales } from '@/messages/routing';

/** The package with the dictionary of each language. */
const packages: Partial<Record<Locale, string>> = {
  en: '@cspell/dict-en_us',
  es: '@cspell/dict-es-es',
  fr: '@cspell/dict-fr-fr',
};

const resolve = createRequire(import.meta.url).resolve;

function wordsOf(list: string): string[] {
  const file = `content/dictionary/${list}.txt`;
  return existsSync(file) ? readFileSync(file, 'utf8').split(/\r?\n/).filter(Boolean) : [];
}

type Extension = { dictionaryDefinitions: [{ path: string }] };

async function load(locale: Locale, name: string): Promise<Dictionary> {
  // It is only an ES module, which a static import here would `require`.
  const { decodeTrie } = await import('cspell-trie-lib');
  const extension = resolve(`${name}/cspell-ext.json`);
  const { dictionaryDefinitions } = JSON.parse(readFileSync(extension, 'utf8')) as Extension;
  const file = join(dirname(extension), dictionaryDefinitions[0].path);
  const trie = decodeTrie(gunzipSync(readFileSync(file)));
  const names = readNames(process.cwd()).flatMap((name) => name.split(' '));
  const own = new Set([...names, ...wordsOf(locale)]);
  return {
    // The French dictionary has its elisions with a curly apostrophe.
    has: (word) => own.has(word) || trie.has(word) || trie.has(word.replaceAll('’', "'")),
    suggest: (word) => trie.suggest(word, {}),
  };
}

/** `npm run spell`. Exit code: 0 if every word is known, 1 if some are not, 2 if the spelling could not be checked. */
async function main(): Promise<number> {
  const dictionaries: Partial<Record<Locale, Dictionary>> = {};
  for (const locale of locales) {
    const name = packages[locale];
    if (name) dictionaries[locale] = await load(locale, name);
    else console.warn(`There is no dictionary for "${locale}"; name one in scripts/editing/spell.ts.`);
  }
  const { issues, sources } = checkSpellingOf(process.cwd(), dictionaries);
  if (issues.length === 0) {
    console.log(`Every word is known: ${sources.length} files checked.`);
    return 0;
  }
  console.error(formatIssues(issues));
  console.error(`\n${issues.length} ${issues.length === 1 ? 'unknown word' : 'unknown words'}.`);
  return 1;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(`The spelling could not be checked: ${error.message}`);
    process.exitCode = 2;
  },
);
