import type { Locale } from '@/messages/routing';
import type { Issue } from '../issue';
import { languageName } from '../language-name';
import { issueOf, type Text, type Wording } from './text';

/** Frequent words that exist in one language of the site only. */
const markers: Partial<Record<Locale, ReadonlySet<string>>> = {
  en: new Set(
    'the and of to is for with that from which their are was were by this we you your our it its has have not they'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el los las y con para por del su sus una como más al lo cada sin usted nuestro nuestros hasta desde fue son'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'les des et du une dans pour avec le au aux qui vous nous votre vos nos pas sont chaque jusqu ce cette sous'.split(
      ' ',
    ),
  ),
};

/** With fewer markers the language is uncertain: a heading may be a name in any language. */
const enough = 3;

/** Characters after which the language of a text is known. */
const sampleLength = 400;

/** The language of each marker. */
const languageOf = new Map(
  Object.entries(markers).flatMap(([locale, words]) => [...words].map((word) => [word, locale as Locale])),
);

function foreignLanguage({ ownWords, locale }: Wording): Locale | undefined {
  if (!markers[locale]) return undefined;
  const scores = new Map<Locale, number>();
  for (const [word] of ownWords
    .slice(0, sampleLength)
    .toLowerCase()
    .matchAll(/\p{L}+/gu)) {
    const language = languageOf.get(word);
    if (!language) continue;
    scores.set(language, (scores.get(language) ?? 0) + 1);
    // Most texts are in the right language, and a few words are enough to see it.
    if (language === locale && scores.get(locale) === enough && scores.size === 1) return undefined;
  }
  const own = scores.get(locale) ?? 0;
  for (const [other, theirs] of scores)
    if (other !== locale && theirs >= enough && theirs > own * 3) return other;
  return undefined;
}

/** Reports texts in the wrong language, e.g. after two were swapped. */
export function checkLanguage(texts: readonly Text[]): Issue[] {
  return texts.flatMap((text) =>
    Object.values(text.in).flatMap((wording) => {
      const foreign = foreignLanguage(wording);
      if (!foreign) return [];
      const message = `Write this text in ${languageName(wording.locale)}: it reads as ${languageName(foreign)}.`;
      return [issueOf(wording, message)];
    }),
  );
}
