import type { Issue } from '../issue';
import type { Facts } from '../localize';
import { checkAnchors } from './anchors';
import { checkArticleDates } from './article-dates';
import { checkArtwork, checkUploads, checkVideos } from './artwork';
import { checkCharacters, checkSpaces } from './characters';
import { checkComparisons } from './comparisons';
import { checkCounts } from './counts';
import { checkDuplicateKeys } from './duplicate-keys';
import { checkFigures } from './figures';
import { checkFolders, checkMissingFiles } from './folders';
import { checkGlossary } from './glossary';
import { checkHidden } from './hidden';
import { checkIds } from './ids';
import { checkLanguage } from './language';
import { checkLanguageCodes } from './language-codes';
import { checkLegal } from './legal';
import {
  checkDescriptions,
  checkExtremeLengths,
  checkFactLengths,
  checkFactLimits,
  checkTitles,
} from './limits';
import { checkLinks } from './links';
import { checkMessageParity } from './message-parity';
import { checkMessageSyntax } from './message-syntax';
import { checkOrder, checkUnknownIds } from './order';
import { unambiguousNames } from './ordinary-words';
import { checkOverlong } from './overlong';
import { checkPages } from './pages';
import { checkParity, checkShortParity, namesIn } from './parity';
import { checkPlaceholderParity, checkPlaceholders } from './placeholders';
import { checkProof } from './proof';
import { checkRedirects } from './redirects';
import { checkRelations, checkServicesWithoutCaseStudy } from './relations';
import { checkRepeated } from './repeated';
import { checkSchema, checkShowable } from './schemas';
import type { Listing, Source } from './source';
import type { Text } from './text';
import { checkTooShort } from './too-short';
import { checkNumberFormat, checkTypography } from './typography';
import { checkOpenings, checkUniqueness } from './uniqueness';
import { checkUnwritten } from './unwritten';
import { checkCliches, checkFactMarkup, checkMarkup, checkNames, checkUnknownMarks } from './wording';

/** The input of the rules. */
type Content = {
  /** The names of the files in each folder. */
  listings: readonly Listing[];
  /** The parsed files. */
  sources: readonly Source[];
  /** All texts in all languages, without TODO texts. */
  texts: readonly Text[];
  /** The names that content/dictionary/names.txt lists. */
  names: readonly string[];
  /** The values of placeholders; undefined if content/company.json is missing or invalid. */
  facts: Facts | undefined;
  /** The day of the build, e.g. `2026-11-22`. */
  day: string;
  /** Whether a picture or another file exists, by its path in the project. */
  exists: (path: string) => boolean;
};

type Rule = (content: Content) => Issue[];

/** Creates a rule that checks each file on its own. */
const eachFile =
  (check: (source: Source) => Issue[]): Rule =>
  ({ sources }) =>
    sources.flatMap(check);

/** Names that need no translation. */
const neutralNames = ({ sources, names, texts }: Content) => [
  ...namesIn(sources),
  ...unambiguousNames(names, texts),
];

/** Rules for content that the development server cannot render otherwise. */
export const blockingRules: readonly Rule[] = [
  ({ listings }) => checkMissingFiles(listings),
  eachFile(checkShowable),
  eachFile(checkMessageSyntax),
  ({ sources }) => checkMessageParity(sources),
  ({ sources }) => checkUnknownIds(sources),
];

/** Rules about the format and the location of files. */
const shapeRules: readonly Rule[] = [
  ({ listings }) => checkFolders(listings),
  eachFile(checkSchema),
  eachFile(checkMessageSyntax),
  ({ sources }) => checkMessageParity(sources),
  ({ sources }) => checkOrder(sources),
];

/** Rules that content has to follow before the site is built. A new rule is a file in this folder and a line here. */
export const rules: readonly Rule[] = [
  ...shapeRules,
  ({ sources, exists }) => checkArtwork(sources, exists),
  ({ sources, exists }) => checkUploads(sources, exists),
  ({ sources, exists }) => checkVideos(sources, exists),
  eachFile(checkDuplicateKeys),
  eachFile(checkCharacters),
  eachFile(checkFactLimits),
  eachFile(checkUnwritten),
  eachFile(checkFactMarkup),
  eachFile(checkLanguageCodes),
  ({ sources }) => checkIds(sources),
  ({ sources }) => checkRelations(sources),
  ({ sources }) => checkProof(sources),
  ({ sources, day }) => checkHidden(sources, day),
  ({ sources }) => checkPages(sources),
  ({ sources }) => checkLegal(sources),
  ({ sources }) => checkAnchors(sources),
  ({ sources }) => checkArticleDates(sources),
  ({ sources, exists }) => checkLinks(sources, exists),
  ({ sources }) => checkRedirects(sources),
  ({ texts }) => checkUniqueness(texts),
  ({ texts }) => checkPlaceholders(texts),
  (content) => checkParity(content.texts, neutralNames(content)),
  ({ texts }) => checkLanguage(texts),
  ({ texts }) => checkMarkup(texts),
  ({ texts }) => checkExtremeLengths(texts),
];

/** Rules whose issues are warnings, which do not stop the build. */
export const advice: readonly Rule[] = [
  eachFile(checkSpaces),
  ({ texts }) => checkTypography(texts),
  ({ texts }) => checkGlossary(texts),
  ({ texts, facts }) => checkNames(texts, facts),
  ({ texts }) => checkPlaceholderParity(texts),
  ({ texts, facts }) => checkTitles(texts, facts),
  (content) => checkShortParity(content.texts, neutralNames(content)),
  ({ texts }) => checkFigures(texts),
  ({ texts }) => checkNumberFormat(texts),
  ({ texts }) => checkTooShort(texts),
  ({ texts }) => checkOverlong(texts),
  ({ texts }) => checkRepeated(texts),
  ({ texts }) => checkOpenings(texts),
  ({ texts }) => checkCliches(texts),
  ({ texts }) => checkUnknownMarks(texts),
  ({ sources }) => checkComparisons(sources),
  ({ sources }) => checkServicesWithoutCaseStudy(sources),
  ({ texts, sources, day }) => checkCounts(texts, sources, day),
  ({ texts, facts }) => checkDescriptions(texts, facts),
  ({ texts, facts }) => checkFactLengths(texts, facts),
];
