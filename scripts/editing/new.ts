import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { listIds } from '@/lib/content/files';
import { iconNames } from '@/lib/content/schemas/icon';
import { entries, entryKinds } from '@/lib/site/site-map';
import { defaultLocale, locales } from '@/messages/routing';
import { run } from '@/scripts/lib/run';
import { runningServer } from './cms/join';
import { finish, printRemainingIssues } from './content-commands/finish';
import { createEntry, type NewEntry, peopleOf } from './content-commands/new-entry';
import { kinds, wantedKind } from './content-commands/new-kinds';
import { createLanguage } from './content-commands/new-language';
import { createQuestion } from './content-commands/new-question';
import { nextSteps } from './content-commands/next-steps';
import { explainMissingDashes } from './content-commands/npm-options';
import { CommandError, type EntryFolder, entryFile } from './content-commands/project';
import { runCommand } from './content-commands/run-command';

const help = `npm run new -- <what> [options]   asks for what is missing

  service     --title "…" [--icon ICON]
  case-study  --title "…" --industry ID [--services ID,ID] [--months N]
  industry    --title "…"
  insight     --title "…" --author NAME [--services ID,ID]
  question    --service ID --question "…"
  language    CODE, e.g. de

  --id ID        the name in addresses (default: derived from the title)
  --after ID     the entry that it follows (default: the last one)
  --photo URL    a photograph on images.unsplash.com (default: that of another entry)
  --title-es "…" and so on: the title in other languages (default: a TODO text)`;

const folders: Readonly<Record<string, EntryFolder>> = Object.fromEntries(
  entryKinds.map((kind) => [entries[kind].noun, kind]),
);

const text = { type: 'string' } as const;
const byLanguage = (name: string) =>
  Object.fromEntries(
    locales.filter((locale) => locale !== defaultLocale).map((locale) => [`${name}-${locale}`, text]),
  );

type Values = Readonly<Record<string, string | boolean | undefined>>;

function readArguments(): { words: string[]; values: Values } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        title: text,
        question: text,
        ...byLanguage('title'),
        ...byLanguage('question'),
        id: text,
        after: text,
        icon: text,
        industry: text,
        author: text,
        services: text,
        months: text,
        photo: text,
        service: text,
        help: { type: 'boolean' },
      },
    });
    return { words: positionals, values: values as Values };
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n\n${help}`);
  }
}

/** Asks a question on the command line; returns nothing if it is not interactive. */
async function ask(question: string, options: readonly string[] = []): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const hint = options.length > 0 ? `\n  ${options.join(', ')}\n` : ' ';
  const answer = await lines.question(`${question}${hint}> `);
  lines.close();
  return answer.trim() || undefined;
}

const wordings = (values: Values, name: string, main: string | undefined) => ({
  ...Object.fromEntries(locales.map((locale) => [locale, values[`${name}-${locale}`] as string | undefined])),
  [defaultLocale]: main,
});

async function newEntry(root: string, folder: EntryFolder, values: Values): Promise<void> {
  const given = (name: string) => values[name] as string | undefined;
  const title = given('title') ?? (await ask('What is its title, in English?'));
  const entry: NewEntry = {
    titles: wordings(values, 'title', title),
    id: given('id'),
    after: given('after'),
    photo: given('photo'),
    icon:
      given('icon') ??
      (folder === 'services' ? await ask('Which icon stands for it?', iconNames) : undefined),
    industry:
      given('industry') ??
      (folder === 'case-studies'
        ? await ask('Which industry is it about?', listIds('industries', root))
        : undefined),
    author:
      given('author') ?? (folder === 'insights' ? await ask('Who writes it?', peopleOf(root)) : undefined),
    services: given('services')
      ?.split(',')
      .map((id) => id.trim()),
    months: given('months') === undefined ? undefined : Number(given('months')),
  };
  const id = createEntry(root, folder, entry);
  const file = entryFile(folder, id);
  console.log(`written  ${file}\nordered  content/order.json`);
  await finish(root, folder, id);
  printRemainingIssues(root, (issue) => issue.file === file);
  console.log(`\n${nextSteps(folder, id, entry, runningServer(root)?.url)}`);
}

async function newQuestion(root: string, values: Values): Promise<void> {
  const service =
    (values.service as string | undefined) ?? (await ask('Of which service?', listIds('services', root)));
  const question = (values.question as string | undefined) ?? (await ask('What is asked, in English?'));
  const file = createQuestion(root, service, wordings(values, 'question', question));
  console.log(`written  ${file}`);
  printRemainingIssues(root, (issue) => issue.file === file);
}

async function newLanguage(root: string, given: string | undefined): Promise<void> {
  const code = given ?? (await ask('Which language, in two letters?')) ?? '';
  const { messages, content } = createLanguage(root, code);
  // In another process, because this one has already read the list of languages.
  await run('npm', ['run', '--silent', 'content', '--', '--schemas'], { quiet: true });
  console.log(`written  messages/routing.ts, messages/${code}.json and every file of content/`);
  console.log(`
Translate what starts with "TODO":
  1. ${messages} interface words in messages/${code}.json
  2. ${content} texts in content/, each beside the English one
"npm run content" counts what is left in each file, and "npm run build" publishes the language when none is left.`);
}

runCommand(async () => {
  const { words, values } = readArguments();
  if (values.help) return console.log(help);
  const root = process.cwd();
  const [word = await ask('What is new?', kinds), code] = words;
  const forgotten = explainMissingDashes([
    'title',
    'question',
    'service',
    'industry',
    'icon',
    'author',
    'photo',
  ]);
  if (forgotten) throw new CommandError(forgotten);
  if (!word) throw new CommandError(help);
  const what = wantedKind(word);
  const folder = folders[what];
  if (folder) return newEntry(root, folder, values);
  return what === 'question' ? newQuestion(root, values) : newLanguage(root, code);
});
