import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent, type Report } from '@/lib/content/check';
import { checkSchema, checkShowable } from '@/lib/content/checks/schemas';
import { listAreas, parseSource, readSources, type Source } from '@/lib/content/checks/source';
import { checkStaleTranslations } from '@/lib/content/checks/stale';
import { contentPath, type Folder, folders, listIds, type Single, singles } from '@/lib/content/files';
import { fixFile } from '@/lib/content/fix';
import { formatJson } from '@/lib/content/format-json';
import type { Issue } from '@/lib/content/issue';
import { kindSchema } from '@/lib/content/json-schemas';
import { keepUnsaved } from '@/lib/content/unsaved';
import { entryPath } from '@/lib/site/site-map';
import { keepUnsavedMessages } from '@/messages/unsaved';
import {
  CommandError,
  type EntryFolder,
  entryFolders,
  type Json,
  orderFile,
  readJson,
  writeText,
} from '../content-commands/project';
import { removeEntry } from '../content-commands/remove-entry';
import { withoutBlanks } from './blanks';
import { currentWork } from './busy';
import { finishFailure, finishLater } from './finish-later';
import { isRepository } from './git';
import { lastChange, recordChange, undo } from './history';
import { issueWords, placeWords } from './labels';
import { messagesFile, previewMessages, readMessages, writeMessages } from './messages';
import { artList, publicationOf, publish } from './publish';
import { searchTexts } from './search';

/** A request of the editor, in the format of its proxy backend. */
export type Request = { action: string; params?: Record<string, unknown> };

/** A response with its HTTP status; an error tells the editor what to fix. */
export type Answer = { status: number; body: unknown };

// biome-ignore lint/suspicious/noExplicitAny: what a browser sends
type Loose = any;

const invalidRequest = (error: string): Answer => ({ status: 422, body: { error } });

/** A problem for the form, in which the texts of all languages are one field. */
function problemOf(issue: Issue): { path: readonly PropertyKey[]; place: string; message: string } {
  const { file, path } = issue;
  const language = /^messages\/(.+)\.json$/.exec(file)?.[1];
  const inForm = language === undefined ? path : [...path, language];
  return { path: inForm, place: placeWords(issue), message: issueWords(issue) };
}

/** Tells a person why a file was not saved, and the form at which fields. */
const notSaved = (introduction: string, issues: readonly Issue[]): Answer => ({
  status: 422,
  body: { error: `${introduction}\n${lines(issues)}`, problems: issues.map(problemOf) },
});

/** The folder and the id of a content file, if the editor may read and write it. */
function contentFile(path: unknown): { area: Folder | 'singles'; name: string; file: string } | undefined {
  const [, folder, name] =
    /^content\/(?:([a-z-]+)\/)?([a-z0-9]+(?:-[a-z0-9]+)*)\.json$/.exec(String(path)) ?? [];
  if (name === undefined) return undefined;
  const isSingle = folder === undefined && (singles as readonly string[]).includes(name);
  const isEntry = (folders as readonly string[]).includes(folder ?? '');
  if (!isSingle && !isEntry) return undefined;
  return { area: isSingle ? 'singles' : (folder as Folder), name, file: String(path) };
}

const isReadable = (path: unknown) => path === messagesFile || contentFile(path) !== undefined;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

function entryAt(root: string, path: string) {
  const isMessages = path === messagesFile;
  const data = isMessages ? formatJson(readMessages(root)) : readFileSync(join(root, path), 'utf8');
  return { data, file: { path, id: hashOf(data) } };
}

/** Returns the file in the form in which it is saved. */
function sourceOf(path: string, raw: string): Source | undefined {
  const found = contentFile(path);
  if (!found) return undefined;
  const source = parseSource({ ...found, text: raw, data: undefined }, raw);
  const kind = found.area === 'singles' ? (found.name as Single) : found.area;
  const text = JSON.stringify(withoutBlanks(source.data, kindSchema(kind)));
  const plain = parseSource(source, text);
  const fixed = fixFile(plain);
  return fixed === undefined ? plain : parseSource(plain, fixed);
}

const line = (issue: Issue) => `${placeWords(issue) || 'The whole form'}: ${issueWords(issue)}`;
const lineWithFile = (issue: Issue) =>
  [issue.file, placeWords(issue)].filter(Boolean).join(', ').concat(`: ${issue.message}`);

/** Lists at most five issues, because the editor shows them in a small notice. */
function lines(issues: readonly Issue[], toLine = line): string {
  const more = issues.length > 5 ? `\n… and ${issues.length - 5} more` : '';
  return issues.slice(0, 5).map(toLine).join('\n') + more;
}

const isOrdered = (area: string): area is EntryFolder => (entryFolders as readonly string[]).includes(area);

const redirectsFile = contentPath(null, 'redirects');

/**
 * Returns the texts of the files that change when a file is saved: a new entry also comes into the order, and a redirect
 * from its path ends.
 */
function changesOf(root: string, { area, name, file, text }: Source): Map<string, string> {
  const changes = new Map([[file, text]]);
  if (!isOrdered(area) || existsSync(join(root, file))) return changes;
  const order = readJson(root, orderFile);
  changes.set(orderFile, formatJson({ ...order, [area]: [...(order[area] ?? []), name] }));
  const { redirects = [], ...rest } = readJson(root, redirectsFile);
  const kept = redirects.filter(({ from }: Json) => from !== entryPath(area, name));
  if (kept.length === redirects.length) return changes;
  return changes.set(redirectsFile, formatJson({ ...rest, redirects: kept }));
}

type Unsaved = Pick<Report, 'issues' | 'drafts'> & {
  /** Issues that saving would cause in other files, e.g. a link to what becomes a draft. */
  others: Issue[];
};

/**
 * Checks an unsaved file together with all other content, and returns the issues of this file, and those that it
 * causes in others. Missing artwork is no issue, because it is drawn after saving.
 */
function checkUnsaved(root: string, source: Source): Unsaved {
  const exists = () => true;
  const { issues, drafts } = checkContent(root, exists, changesOf(root, source));
  const isOwn = (issue: Issue) => issue.file === source.file;
  const others = issues.filter((issue) => !isOwn(issue));
  const keyOf = ({ file, path, message }: Issue) => JSON.stringify([file, path, message]);
  const before = new Set(others.length > 0 ? checkContent(root, exists).issues.map(keyOf) : []);
  return {
    issues: issues.filter(isOwn),
    drafts: drafts.filter(isOwn),
    others: others.filter((issue) => !before.has(keyOf(issue))),
  };
}

type Finish = (root: string) => void;

const outdated = invalidRequest(
  'Not saved: this file has changed since you opened its form. Copy your text, leave the form, open it again, put your text in, and save.',
);

/** Whether a file is another one than a form got; a new entry has no version yet. */
function isOutdated(root: string, path: string, version: unknown): boolean {
  if (version === undefined) return false;
  return (path !== messagesFile && !existsSync(join(root, path))) || entryAt(root, path).file.id !== version;
}

/** Finishes a save. The answer has the new version of the file, which the form needs to save it again. */
function finishSave(root: string, path: string, finish: Finish): Answer {
  finish(root);
  return { status: 200, body: { message: 'saved', id: entryAt(root, path).file.id } };
}

function saveMessages(root: string, raw: string, finish: Finish): Answer {
  const issues = recordChange(root, 'texts of buttons, labels, and messages', () =>
    writeMessages(root, JSON.parse(raw)),
  );
  return issues.length > 0 ? notSaved('Not saved.', issues) : finishSave(root, messagesFile, finish);
}

/** @param id the version of the file that the form got, or undefined for a new entry */
function save(root: string, { path, raw, id }: Loose, finish: Finish): Answer {
  if (!isReadable(path)) return invalidRequest(`The editor does not write ${path}.`);
  if (isOutdated(root, path, id)) return outdated;
  if (path === messagesFile) return saveMessages(root, raw, finish);
  const source = sourceOf(path, raw);
  if (!source) return invalidRequest(`The editor does not write ${path}.`);
  const { issues, drafts, others } = checkUnsaved(root, source);
  if (issues.length > 0) return notSaved('Not saved.', issues);
  if (others.length > 0) {
    const error = `Not saved: other files do not allow it.\n${lines(others, lineWithFile)}`;
    return { status: 422, body: { error, problems: [] } };
  }
  const broken = drafts.length > 0 ? checkShowable(source) : [];
  if (broken.length > 0) return notSaved('Not saved, not even as a draft.', broken);
  recordChange(root, path, () => {
    for (const [file, text] of changesOf(root, source)) writeText(root, file, text);
  });
  keepUnsaved(path, undefined);
  return finishSave(root, path, finish);
}

function remove(root: string, path: string, finish: Finish): Answer {
  const found = contentFile(path);
  if (!found || !isOrdered(found.area)) return invalidRequest(`The editor does not remove ${path}.`);
  const { area, name } = found;
  const files = recordChange(root, `the deletion of ${path}`, () => removeEntry(root, area, name));
  keepUnsaved(path, undefined);
  finish(root);
  return { status: 200, body: { message: 'removed', files } };
}

/** Lists the translations that did not change when the English text changed since the last commit. */
function staleTexts(root: string, sources: readonly Source[]): string[] {
  try {
    const before = sources.map((source) => {
      const args = ['show', `HEAD:./${source.file}`];
      const text = execFileSync('git', args, {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      return parseSource(source, text);
    });
    return checkStaleTranslations(sources, before).map(line);
  } catch {
    // The file is new, or there is no git.
    return [];
  }
}

function previewOfMessages(root: string, raw: string | undefined): Answer {
  if (raw === undefined) {
    keepUnsavedMessages(undefined);
    return { status: 200, body: { issues: [] } };
  }
  const { sources, issues } = previewMessages(JSON.parse(raw));
  const body = { issues: issues.map(line), isShown: issues.length === 0, notes: staleTexts(root, sources) };
  return { status: 200, body };
}

/**
 * Checks unsaved content, and stores it for the preview if a page can be rendered with it. That of a new entry is not
 * stored: it has no page yet, and while its title is typed, its path may be that of another entry.
 */
function preview(
  root: string,
  { path, raw, isNew }: { path: string; raw?: string; isNew?: boolean },
): Answer {
  if (path === messagesFile) return previewOfMessages(root, raw);
  if (raw === undefined) {
    keepUnsaved(path, undefined);
    return { status: 200, body: { issues: [] } };
  }
  const source = sourceOf(path, raw);
  if (!source) return invalidRequest(`There is no preview of ${path}.`);
  const issues = checkSchema(source);
  const isShown = !isNew && (issues.length === 0 || checkShowable(source).length === 0);
  if (isShown) keepUnsaved(path, source.text);
  return { status: 200, body: { issues: issues.map(line), isShown, notes: staleTexts(root, [source]) } };
}

/** Returns a text that differs after pictures were drawn. */
function picturesOf(root: string): string | undefined {
  const file = join(root, artList);
  return existsSync(file) ? hashOf(readFileSync(file, 'utf8')) : undefined;
}

/** Lists what is saved on this computer but not published, or the error of git; nothing without git. */
function state(root: string): Answer {
  const local = { undoes: lastChange(root), pictures: picturesOf(root), failed: finishFailure() };
  if (!isRepository(root)) return { status: 200, body: { changed: [], ahead: 0, message: '', ...local } };
  try {
    return { status: 200, body: { ...publicationOf(root), ...local } };
  } catch (error) {
    const message = `What is not online yet is unknown. Git says: ${(error as Error).message}`;
    return { status: 200, body: { error: message, ...local } };
  }
}

/**
 * Publishes what is saved on this computer.
 * @param params a line that says what has changed
 */
export async function publishAll(root: string, params: unknown): Promise<Answer> {
  const work = currentWork();
  if (work) return invalidRequest(`Nothing is published yet: ${work}. Press Publish again in a minute.`);
  try {
    const { message = '' } = (params ?? {}) as Loose;
    return { status: 200, body: { message: await publish(root, String(message)) } };
  } catch (error) {
    return invalidRequest((error as Error).message);
  }
}

function undoLast(root: string, finish: Finish): Answer {
  const files = undo(root);
  finish(root);
  return { status: 200, body: { files } };
}

function respond(root: string, { action, params = {} }: Request, finish: Finish): Answer {
  const given = params as Loose;
  const ok = (body: unknown): Answer => ({ status: 200, body });
  switch (action) {
    case 'info':
      return ok({ repo: 'content', publish_modes: ['simple'], type: 'local_fs' });
    case 'entriesByFolder': {
      const folder = String(given.folder).replace('content/', '') as Folder;
      if (!folders.includes(folder)) return invalidRequest(`There is no folder ${given.folder}.`);
      return ok(listIds(folder, root).map((id) => entryAt(root, `content/${folder}/${id}.json`)));
    }
    case 'entriesByFiles':
      return ok(
        (given.files as { path: string }[])
          .filter(({ path }) => isReadable(path))
          .map(({ path }) => entryAt(root, path)),
      );
    case 'getEntry':
      return isReadable(given.path)
        ? ok(entryAt(root, given.path))
        : invalidRequest(`There is no ${given.path}.`);
    case 'persistEntry': {
      const [file] = given.dataFiles ?? [given.entry];
      return save(root, file, finish);
    }
    case 'deleteFile':
      return remove(root, given.path, finish);
    case 'deleteFiles':
      return remove(root, given.paths[0], finish);
    case 'getMedia':
      return ok([]);
    case 'getDeployPreview':
      return ok(null);
    case 'state':
      return state(root);
    case 'undo':
      return undoLast(root, finish);
    case 'search':
      return ok(searchTexts(contentOf(root), String(given.query)));
    case 'preview':
      return preview(root, given as Parameters<typeof preview>[1]);
    default:
      return invalidRequest(`The editor cannot do this here: ${action}.`);
  }
}

/**
 * Responds to a request of the editor, except for those that take time. Reads and writes only content files and messages.
 * @param root the project's folder
 * @param finish runs after a change: draws artwork and updates the JSON Schemas
 */
export function answer(root: string, request: Request, finish: Finish = finishLater): Answer {
  try {
    return respond(root, request, finish);
  } catch (error) {
    if (error instanceof CommandError) return invalidRequest(error.message);
    throw error;
  }
}

/** Reads the content, from which the editor's configuration is derived. */
export const contentOf = (root: string): Source[] => readSources(root, listAreas(root)).sources;
