import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@/messages/routing';
import { checkArtwork, checkVideos } from './checks/artwork';
import { checkCharacters } from './checks/characters';
import { checkDuplicateKeys } from './checks/duplicate-keys';
import { checkFigures } from './checks/figures';
import { checkFolders } from './checks/folders';
import { checkIds } from './checks/ids';
import { checkLanguage } from './checks/language';
import { checkLegal } from './checks/legal';
import { checkFactLimits, checkLimits } from './checks/limits';
import { checkLinks } from './checks/links';
import { checkMessageParity } from './checks/message-parity';
import { checkMessageSyntax } from './checks/message-syntax';
import { checkOrder } from './checks/order';
import { checkPages } from './checks/pages';
import { checkParity, namesIn } from './checks/parity';
import { checkPlaceholders } from './checks/placeholders';
import { checkRelations } from './checks/relations';
import { checkSchema } from './checks/schemas';
import { listAreas, readSources, type Source } from './checks/source';
import { checkSpelling, type Dictionary } from './checks/spelling';
import { messageTexts, type Text, textsOf } from './checks/text';
import { checkTypography } from './checks/typography';
import { checkUniqueness } from './checks/uniqueness';
import { checkWording } from './checks/wording';
import { type Fault, placeFaults } from './fault';
import { contentPath } from './files';
import { factsOf } from './localize';
import { company } from './schemas/company';

export type Report = {
  /** What has to be mended, by file and place. */
  faults: Fault[];
  /** How many files were checked. */
  files: number;
};

/** The texts of all files in all languages, as rules about words want them. */
function textsIn(sources: readonly Source[]): Text[] {
  const isMessages = ({ area }: Source) => area === 'messages';
  return [
    ...sources.filter((source) => !isMessages(source)).flatMap(textsOf),
    ...messageTexts(sources.filter(isMessages)),
  ];
}

/** The company's facts, or undefined where its file is missing or faulty, which other rules report. */
function factsIn(sources: readonly Source[]) {
  const file = contentPath(null, 'company');
  const result = company.safeParse(sources.find((source) => source.file === file)?.data);
  return result.success ? factsOf(result.data) : undefined;
}

/** By file, and within a file from top to bottom. */
function sort(faults: readonly Fault[], sources: readonly Source[]): Fault[] {
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  const byFile = new Map<string, Fault[]>();
  for (const fault of faults) {
    const own = byFile.get(fault.file);
    if (own) own.push(fault);
    else byFile.set(fault.file, [fault]);
  }
  return [...byFile]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([file, own]) => placeFaults(own, texts.get(file) ?? ''));
}

/**
 * Holds everything that editors write against every rule, without a build.
 * @param root the project's folder
 * @param exists tells whether a file that content shows is there, by its path from the project's folder
 * @throws {Error} where there is no content to check
 */
export function checkContent(root: string, exists = (path: string) => existsSync(join(root, path))): Report {
  const listings = listAreas(root);
  const { sources, faults: broken } = readSources(root, listings);
  const texts = textsIn(sources);
  const facts = factsIn(sources);
  const faults = [
    ...checkFolders(listings),
    ...checkArtwork(sources, exists),
    ...checkVideos(sources, exists),
    ...broken,
    ...sources.flatMap(checkDuplicateKeys),
    ...sources.flatMap(checkSchema),
    ...sources.flatMap(checkCharacters),
    ...sources.flatMap(checkFactLimits),
    ...sources.flatMap(checkMessageSyntax),
    ...checkMessageParity(sources),
    ...checkIds(sources),
    ...checkOrder(sources),
    ...checkRelations(sources),
    ...checkPages(sources),
    ...checkLegal(sources),
    ...checkLinks(sources),
    ...checkUniqueness(texts),
    ...checkPlaceholders(texts),
    ...checkParity(texts, namesIn(sources)),
    ...checkLanguage(texts),
    ...checkFigures(texts),
    ...checkTypography(texts),
    ...checkWording(texts, facts && { company: facts.company, email: facts.email, phone: facts.phone }),
    ...checkLimits(texts, facts),
  ];
  return { faults: sort(faults, sources), files: sources.length };
}

/**
 * Looks up every word. It is a check of its own, because dictionaries take seconds to load.
 * @param root the project's folder
 * @param dictionaries by language; a language without one is left out
 */
export function checkSpellingOf(root: string, dictionaries: Partial<Record<Locale, Dictionary>>): Report {
  // What is no JSON, the other check reports.
  const { sources } = readSources(root, listAreas(root));
  return {
    faults: sort(checkSpelling(textsIn(sources), dictionaries), sources),
    files: sources.length,
  };
}
