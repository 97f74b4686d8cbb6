import { withBreaks } from '@/components/ui/keep-together';

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

/** More characters than fit on one line of the narrowest phone (320 px). */
const tooLong = 15;

/** Joined words may start new lines if together they are too long for a phone; otherwise the browser would cut a word. */
const fitToPhone = (joined: string): string => (joined.length > tooLong ? withBreaks(joined) : joined);

/**
 * Splits a hero title into lines of three words (specification, section 9). Words joined by a no-break space count as
 * one. A line that would end with an article or a preposition ends before it, so that it stays with its noun.
 */
export function heroLines(title: string, language: string): string[] {
  const words = title.split(/[ \n]+/).filter(Boolean);
  const isParticle = (word = '') =>
    particles[language]?.has(word.toLowerCase().replace(/^[^\p{L}]+/u, '')) ?? false;
  const lines: string[] = [];
  for (let start = 0; start < words.length; ) {
    let end = Math.min(start + 3, words.length);
    if (end < words.length) {
      while (end > start && isParticle(words[end - 1])) end--;
      // A line of particles only: continue it to their noun.
      if (end === start) end = start + 1 + words.slice(start).findIndex((word) => !isParticle(word));
      if (end === start) end = words.length;
    }
    lines.push(words.slice(start, end).map(fitToPhone).join(' '));
    start = end;
  }
  return lines;
}
