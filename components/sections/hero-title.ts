import { betweenWords } from '@/components/ui/keep-together';

/** Articles and prepositions of each language. A line does not end with one of them. */
const particles: Partial<Record<string, ReadonlySet<string>>> = {
  en: listOf(
    'a an the about across after against among around as at before behind between beyond by during for from in inside',
    'into like near of off on onto out over per since than through to toward towards under until up upon via with within',
    'without',
  ),
  es: listOf(
    'el la lo los las un una unos unas al del a ante bajo con contra de desde durante en entre hacia hasta mediante para por',
    'según sin sobre tras',
  ),
  fr: listOf(
    'le la les un une des du de au aux à après avant avec chez contre dans depuis derrière dès devant durant en entre envers',
    'jusqu’à par pendant pour sans selon sous sur vers',
  ),
};

function listOf(...lines: string[]): ReadonlySet<string> {
  return new Set(lines.join(' ').split(' '));
}

/** Joined words with more characters than fit on one line of the narrowest phone (320 px). */
const tooLong = /[^ ]{16,}/g;

/**
 * Splits a line of a hero title where phones may break it although a no-break space joins the words: together, the words
 * are too long for a phone, and the browser would break within a word.
 */
export function breakableParts(line: string): string[] {
  return line.replace(tooLong, (joined) => joined.replace(betweenWords, '$&\n')).split('\n');
}

/** A line of one word or of at most this many characters looks like a mistake. */
const tooShort = 8;

/** A title with a longer line, in characters, is wider than the text below it, and covers a part of the picture. */
export const longLine = 24;

/**
 * Splits a hero title into lines of three words (specification, section 9). Words joined by a no-break space count as
 * one. A line that would end with an article or a preposition ends before it, so that it stays with its noun. If the line
 * would then be very short, it ends after the noun.
 */
export function heroLines(title: string, language: string): string[] {
  const words = title.split(/[ \n]+/).filter(Boolean);
  const isParticle = (word = '') =>
    particles[language]?.has(word.toLowerCase().replace(/^[^\p{L}]+/u, '')) ?? false;
  /** The position after the next word that is not a particle. */
  const afterNoun = (start: number) => {
    const noun = words.findIndex((word, index) => index >= start && !isParticle(word));
    return noun < 0 ? words.length : noun + 1;
  };
  const textOf = (start: number, end: number) => words.slice(start, end).join(' ');
  const endOf = (start: number) => {
    const third = start + 3;
    if (third >= words.length) return words.length;
    let end = third;
    while (end > start && isParticle(words[end - 1])) end--;
    // A line of particles only.
    if (end === start) return afterNoun(start);
    const isShort = end === start + 1 || textOf(start, end).length <= tooShort;
    const longer = afterNoun(end);
    return end < third && isShort && textOf(start, longer).length <= longLine ? longer : end;
  };
  const lines: string[] = [];
  for (let start = 0; start < words.length; ) {
    const end = endOf(start);
    lines.push(textOf(start, end));
    start = end;
  }
  return lines;
}
