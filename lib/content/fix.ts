import { isLocale, type Locale } from '@/messages/routing';
import { withoutPhotoQuery } from './addresses';
import { fixCharacters } from './checks/characters';
import { checkDuplicateKeys } from './checks/duplicate-keys';
import type { Source } from './checks/source';
import { fixTypography } from './checks/typography';
import type { Folder, Single } from './files';
import { formatJson } from './format-json';
import { isObject } from './is-object';
import { kindSchema } from './json-schemas';
import { mapStrings } from './map-strings';
import { mapAddresses, mapForeignWords } from './marks';
import { isProgram } from './program';
import { sortFields } from './sort-fields';
import { isUnwritten } from './unwritten';

/** Sorts messages in the order of the English file. */
function likeModel(value: unknown, model: unknown): unknown {
  if (!isObject(value) || !isObject(model)) return value;
  const keys = [...new Set([...Object.keys(model), ...Object.keys(value)])];
  return Object.fromEntries(
    keys.filter((key) => Object.hasOwn(value, key)).map((key) => [key, likeModel(value[key], model[key])]),
  );
}

/**
 * Fixes the typography of a text, that of words in another language by the rules of that language, but not the
 * addresses of its links and pictures.
 */
function fixWords(text: string, locale: Locale): string {
  const foreign: string[] = [];
  const addresses: string[] = [];
  // Characters that no typography rule matches and no text may contain.
  const own = mapForeignWords(text, (words, language) => {
    foreign.push(isLocale(language) ? fixTypography(words, language) : words);
    return '\ue000';
  });
  const bare = mapAddresses(own, (address) => {
    addresses.push(withoutPhotoQuery(address));
    return '\ue001';
  });
  return fixTypography(bare, locale)
    .replace(/\ue000/g, () => foreign.shift() ?? '')
    .replace(/\ue001/g, () => addresses.shift() ?? '');
}

function fixString(value: string, key: unknown): string {
  const plain = fixCharacters(value);
  // Its hint is for a writer, and "TODO:" has no space before the colon in any language.
  if (isUnwritten(plain)) return plain;
  return isLocale(key) ? fixWords(plain, key) : withoutPhotoQuery(plain);
}

/** Braces of a message are ICU's, in which an apostrophe quotes. */
function fixMessage(value: string, locale: string): string {
  return value.includes('{') ? value.trim() : fixString(value, locale);
}

/**
 * Fixes a file: the order of fields, typography, unnecessary spaces, and the
 * format. Changes nothing that needs a writer.
 * @param model the English messages, whose order other languages follow
 * @returns the fixed text, unchanged if there is nothing to fix; undefined if a person has to correct the file
 *   first, because it is not JSON or has a duplicate field
 */
export function fixFile(source: Source, model?: unknown): string | undefined {
  const { area, name, data } = source;
  if (data === undefined || checkDuplicateKeys(source).length > 0) return undefined;
  if (area === 'messages')
    return formatJson(
      likeModel(
        mapStrings(data, (value) => fixMessage(value, name)),
        model,
      ),
    );
  const kind = (area === 'singles' ? name : area) as Folder | Single;
  return formatJson(
    sortFields(
      mapStrings(data, (value, path) => (isProgram(path) ? value : fixString(value, path.at(-1)))),
      kindSchema(kind),
    ),
  );
}
