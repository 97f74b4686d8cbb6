import { linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type CaseStudy = { id: string; title: Record<string, string> };

const contentFolder = 'content/case-studies';
const artFolder = 'public/images/art/case-studies';

/** The maximum length of a title before a number is added; the schema allows 90 characters. */
const maxTitle = 84;

const consonants = [...'bdfghjklmnprstvz'];
const vowels = [...'aeiou'];
const syllables = consonants.flatMap((consonant) => vowels.map((vowel) => consonant + vowel));

/** A different made-up word for each number up to 6,400. */
function wordFor(number: number): string {
  const first = syllables[Math.floor(number / syllables.length) % syllables.length];
  return `${first}${syllables[number % syllables.length]}k`;
}

/** Replaces one word in each sentence, so that each copy has different text. */
function reword(text: string, number: number): string {
  return text
    .split(/(?<=[.!?:;] )/)
    .map((sentence) => sentence.replace(/(?<=^| )\p{Ll}{5,}(?= |[.,]|$)/u, wordFor(number)))
    .join('');
}

/** Rewords all translated texts (objects with a key for each language) in a value. */
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

/** Copies a case study with another id and different texts. The title contains the number, so that searches find it. */
function copyCaseStudy<T extends CaseStudy>(study: T, number: number): T {
  const copy = rewordAll(study, number) as T;
  const title = Object.fromEntries(
    Object.entries(study.title).map(([language, text]) => [language, `${text.slice(0, maxTitle)} ${number}`]),
  );
  return { ...copy, id: `${study.id}-${number}`, title };
}

/**
 * Adds copies of a project's case studies until there are `count` of them.
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
 * Links the artwork of the originals to the file names of the copies.
 * @param root the project's folder
 * @returns a function that removes the links
 */
export function linkArtwork(root: string): () => void {
  const files = readdirSync(join(root, artFolder));
  const links = readdirSync(join(root, contentFolder)).flatMap((name) => {
    const [, original, number] = /^(.+)-(\d+)\.json$/.exec(name) ?? [];
    return files
      .filter((file) => original && file.startsWith(`${original}-`))
      .map((file) => [file, `${original}-${number}${file.slice(original?.length)}`] as const);
  });
  for (const [file, copy] of links) linkSync(join(root, artFolder, file), join(root, artFolder, copy));
  return () => {
    for (const [, copy] of links) rmSync(join(root, artFolder, copy));
  };
}
