import { type Asked, addVersion, noteVersion, savedFile } from './file-versions';
import { allBoxes, revealBox } from './reveal';
import type { Loose } from './types';

/** Something that the server wants to have changed before it saves a file. */
export type Problem = {
  path: (string | number)[];
  /** The words of the field. */
  place: string;
  message: string;
};

type Box = HTMLTextAreaElement | HTMLInputElement;
type Leaf = { text: string; key: string };
type Shown = { box: Box; text: string; note: HTMLElement };

let shown: Shown[] = [];

const leafOf = (value: unknown, key: PropertyKey): Leaf => ({ text: String(value ?? ''), key: String(key) });
const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** All texts and numbers of a value, in their order, each with its key. */
function leavesOf(value: unknown, key: PropertyKey = ''): Leaf[] {
  if (!isGroup(value)) return value === undefined ? [] : [leafOf(value, key)];
  return Object.entries(value).flatMap(([name, item]) => leavesOf(item, name));
}

const isSame = (one: Leaf, other: Leaf) => one.text === other.text && one.key === other.key;

/** A copy of the data without the value at a path and all values after it. */
function before(data: unknown, [key, ...rest]: readonly PropertyKey[]): unknown {
  if (key === undefined || !isGroup(data)) return undefined;
  const entries = Object.entries(data);
  const index = entries.findIndex(([name]) => name === String(key));
  const kept = entries.slice(0, index === -1 ? entries.length : index);
  return Object.fromEntries([...kept, [String(key), before(entries[index]?.[1], rest)]]);
}

/**
 * The last box with a text of the value at a path. Boxes have no names, so it is the one with the same text in
 * the same language; of several, the one at the same place among them.
 */
function boxWithin(data: unknown, path: Problem['path']): Box | undefined {
  const value = path.reduce<Loose>((part, key) => part?.[key], data);
  const all = allBoxes();
  const earlier = leavesOf(before(data, path));
  const own = leavesOf(value ?? undefined, path.at(-1));
  for (const [index, leaf] of [...own.entries()].reverse()) {
    const boxes = all.filter((box) => box.value === leaf.text && (!box.lang || box.lang === leaf.key));
    const place = [...earlier, ...own.slice(0, index)].filter((each) => isSame(each, leaf)).length;
    // Empty boxes are also those of fields that are left out.
    if (leaf.text !== '' && boxes.length > 0) return boxes[place] ?? boxes[0];
  }
  return undefined;
}

/** The box of a problem, and what to say there: of a missing text, below the texts of the same group. */
function noteOf(data: unknown, { path, place, message }: Problem): { box: Box; text: string } | undefined {
  for (let depth = path.length; depth > 0; depth--) {
    const box = boxWithin(data, path.slice(0, depth));
    if (box) return { box, text: depth === path.length ? message : `${place}: ${message}` };
  }
  return undefined;
}

function remove({ box, note }: Shown): void {
  note.remove();
  box.removeAttribute('aria-describedby');
}

/** Removes what was said of a text that has changed, or has moved to another box. */
function forgetChanged(): void {
  const isLeft = ({ box, text }: Shown) => box.isConnected && box.value === text;
  for (const each of shown) if (!isLeft(each)) remove(each);
  shown = shown.filter(isLeft);
}

/** A click may move an item of a list; the form draws it in the next frame. */
const forgetMoved = () => requestAnimationFrame(forgetChanged);

function show(box: Box, message: string): void {
  const note = document.createElement('p');
  note.className = 'refused';
  note.id = `refused-${shown.length}`;
  note.setAttribute('role', 'alert');
  note.textContent = message;
  const earlier = shown.filter((each) => each.box === box).map((each) => each.note);
  (earlier.at(-1) ?? box).after(note);
  box.setAttribute('aria-describedby', [...earlier, note].map(({ id }) => id).join(' '));
  shown.push({ box, text: box.value, note });
}

/**
 * Shows below each field why the server has not saved it, in the place of what was shown before.
 * @param data the content of the form, as it was sent
 * @returns the first box with a problem
 */
export function showSaveError(data: unknown, problems: readonly Problem[]): Box | undefined {
  for (const each of shown) remove(each);
  shown = [];
  for (const problem of problems) {
    const note = noteOf(data, problem);
    if (note) show(note.box, note.text);
  }
  document.addEventListener('input', forgetChanged);
  document.addEventListener('click', forgetMoved);
  return shown[0]?.box;
}

/** Says which files changed because they named a deleted entry. */
async function tellDeletion(response: Response): Promise<void> {
  const { files = [] } = (await response.json()) as { files?: string[] };
  if (files.length > 0)
    window.alert(`Deleted. These files named the entry and have changed:\n${files.join('\n')}`);
}

/** What the form says when nothing answers on this computer any more. */
const stopped =
  'The editor has stopped, and nothing was saved. Leave this page open, because it keeps what you have written; start “npm run edit” again, and press Save once more.';

const isForServer = (request: Parameters<typeof fetch>[0]) =>
  new URL(typeof request === 'object' && 'url' in request ? request.url : request, window.location.href)
    .pathname === '/admin/api';

/** What the editor asks the local server for; undefined for a request to somebody else. */
function askedBy([address, init]: Parameters<typeof fetch>): Asked | undefined {
  return isForServer(address) && typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
}

/** Shows at the fields what the server has answered to a form, and moves the cursor to the first of them. */
async function showProblems(data: unknown, response: Response): Promise<void> {
  const { problems = [] } = response.status === 422 ? await response.clone().json() : {};
  const box = showSaveError(data, problems);
  if (box) revealBox(() => box);
}

/**
 * Shows errors of the local server, says what a deletion has changed, and what to do when the server has stopped. The
 * editor itself shows them only in a notice that goes away, and the words of the browser when there is no response. Tells
 * the server which version of a file a form holds.
 */
export function watchSaveErrors(): void {
  const send = window.fetch;
  window.fetch = async (...request) => {
    const asked = askedBy(request);
    if (!asked) return send(...request);
    addVersion(asked);
    const response = await send(request[0], { ...request[1], body: JSON.stringify(asked) }).catch(() =>
      Response.json({ error: stopped }, { status: 503 }),
    );
    await noteVersion(asked, response);
    if (response.ok && asked.action.startsWith('deleteFile')) await tellDeletion(response.clone());
    const saved = savedFile(asked);
    if (saved) await showProblems(JSON.parse(saved.raw), response);
    return response;
  };
}
