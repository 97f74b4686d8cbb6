import { defaultFacts, type NewEntry } from './new-entry';
import { type EntryFolder, entryFile } from './project';

/** Lists the facts of a new entry that have a default value. Unlike TODO texts, the file does not mark them. */
function assumedFacts(folder: EntryFolder, { photo, icon, months, services }: NewEntry): string[] {
  const found: string[] = [];
  const picture = folder === 'services' ? 'heroImage' : 'imagePath';
  if (photo === undefined && folder !== 'insights')
    found.push(`${picture}: the photograph of another entry (--photo)`);
  if (folder === 'services' && icon === undefined) found.push(`icon: ${defaultFacts.icon} (--icon)`);
  if (folder === 'case-studies' && months === undefined)
    found.push(`months: ${defaultFacts.months} (--months)`);
  if (folder === 'insights')
    found.push('published: today; topics: the first one; url of the sources: www.example.com');
  if ((folder === 'case-studies' || folder === 'insights') && services === undefined)
    found.push('services: the first service of the site (--services)');
  return found;
}

/**
 * Describes what to do after `npm run new` has created an entry.
 * @param origin the address of the development server, if it runs
 */
export function nextSteps(
  folder: EntryFolder,
  id: string,
  entry: NewEntry,
  origin: string | undefined,
): string {
  const facts = assumedFacts(folder, entry);
  const steps = [
    `In ${entryFile(folder, id)}, replace every text that starts with "TODO".`,
    ...(facts.length > 0 ? [['Replace what is still an example:', ...facts].join('\n       ')] : []),
    origin
      ? `See it on ${origin}/${folder}/${id}.`
      : `Start "npm run dev", and see it on the address that this prints, followed by /${folder}/${id}.`,
    'Take the line "draft": true out when it is ready; until then, the build leaves the entry out.',
  ];
  return ['What to do next:', ...steps.map((step, index) => `  ${index + 1}. ${step}`)].join('\n');
}
