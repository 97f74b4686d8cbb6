import { linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type CaseStudy = { id: string; title: Record<string, string> };

const contentFolder = 'content/case-studies';
const artFolder = 'public/images/art/case-studies';

/** Leaves room for a number within the 90 characters that the schema allows. */
const room = 84;

const consonants = [...'bdfghjklmnprstvz'];
const vowels = [...'aeiou'];
const syllables = consonants.flatMap((consonant) => vowels.map((vowel) => consonant + vowel));

/** A word for each number up to 6,400 that is in no language, as short as the words that it stands for. */
function wordFor(number: number): string {
  const place = number % syllables.length;
  return `${syllables[Math.floor(number / syllables.length) % syllables.length]}${syllables[place]}k`;
}

/** A text in which one word of every sentence is another one: as long, as right, and unlike every other copy. */
function reword(text: string, number: number): string {
  return text
    .split(/(?<=[.!?:;] )/)
    .map((sentence) => sentence.replace(/(?<=^| )\p{Ll}{5,}(?= |[.,]|$)/u, wordFor(number)))
    .join('');
}

/** Texts stand in objects by language; all other values are facts. */
function rewordAll(value: unknown, number: number): unknown {
  if (Array.isArray(value)) return value.map((item) => rewordAll(item, number));
  if (typeof value !== 'object' || value === null) return value;
  const isText = 'en' in value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      isText && typeof item === 'string' ? reword(item, number) : rewordAll(item, number),
    ]),
  );
}

/**
 * A copy of a case study under another name, with texts of its own. Its number stands in the title, so that a
 * search can tell them apart.
 */
function copyCaseStudy<T extends CaseStudy>(study: T, number: number): T {
  const copy = rewordAll(study, number) as T;
  const title = Object.fromEntries(
    Object.entries(study.title).map(([language, text]) => [language, `${text.slice(0, room)} ${number}`]),
  );
  return { ...copy, id: `${study.id}-${number}`, title };
}

/**
 * Fills a project's content with copies of its case studies until there are so many.
 * @param root the project's folder
 */
export function generateCaseStudies(root: string, count: number): void {
  const folder = join(root, contentFolder);
  const originals = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as CaseStudy);
  const file = join(root, 'content/order.json');
  const order: Record<string, string[]> = JSON.parse(readFileSync(file, 'utf8'));
  const ids = [...(order['case-studies'] ?? [])];
  for (let number = 2; ids.length < count; number++) {
    for (const study of originals.slice(0, count - ids.length)) {
      const copy = copyCaseStudy(study, number);
      writeFileSync(join(folder, `${copy.id}.json`), JSON.stringify(copy));
      ids.push(copy.id);
    }
  }
  writeFileSync(file, JSON.stringify({ ...order, 'case-studies': ids }, null, 2));
}

/**
 * Lends every copy the pictures of its original, as links to the same files.
 * @param root the project's folder
 * @returns takes them away again
 */
export function lendArtwork(root: string): () => void {
  const files = readdirSync(join(root, artFolder));
  const lent = readdirSync(join(root, contentFolder)).flatMap((name) => {
    const [, original, number] = /^(.+)-(\d+)\.json$/.exec(name) ?? [];
    return files
      .filter((file) => original && file.startsWith(`${original}-`))
      .map((file) => [file, `${original}-${number}${file.slice(original?.length)}`] as const);
  });
  for (const [file, copy] of lent) linkSync(join(root, artFolder, file), join(root, artFolder, copy));
  return () => {
    for (const [, copy] of lent) rmSync(join(root, artFolder, copy));
  };
}
