import type { Locale } from '@/messages/routing';
import type { Fault } from '../fault';
import { languageName } from '../language-name';
import { faultOf, type Text, type Wording } from './text';

/** Frequent words that no other language of the site has. */
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

/** Fewer say nothing: a heading may be a name in any language. */
const enough = 3;

function score(words: readonly string[], locale: Locale): number {
  const own = markers[locale];
  return own ? words.filter((word) => own.has(word)).length : 0;
}

function foreignLanguage({ value, locale }: Wording): Locale | undefined {
  if (!markers[locale]) return undefined;
  const words = value.toLowerCase().match(/\p{L}+/gu) ?? [];
  const own = score(words, locale);
  const others = (Object.keys(markers) as Locale[]).filter((other) => other !== locale);
  return others.find((other) => {
    const theirs = score(words, other);
    return theirs >= enough && theirs > own * 3;
  });
}

/** Texts that stand under the wrong language, e.g. after two were swapped. */
export function checkLanguage(texts: readonly Text[]): Fault[] {
  return texts.flatMap((text) =>
    Object.values(text.in).flatMap((wording) => {
      const foreign = foreignLanguage(wording);
      if (!foreign) return [];
      const message = `Write this text in ${languageName(wording.locale)}: it reads as ${languageName(foreign)}.`;
      return [faultOf(wording, message)];
    }),
  );
}
