import { count } from '@/scripts/lib/count';
import { ask } from './ask';
import { searchButton } from './search';

type State = {
  changed: string[];
  ahead: number;
  message: string;
  undoes?: string;
  pictures?: string;
  error?: string;
  failed?: string;
};

/** Milliseconds between two requests for the state. */
const interval = 5000;

function button(text: string, press: () => Promise<void>): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = text;
  element.addEventListener('click', async () => {
    element.disabled = true;
    await press();
    element.disabled = false;
  });
  return element;
}

async function publish({ changed, message: suggested }: State): Promise<void> {
  const question = 'Publish: what has changed? The history of the site keeps this line.';
  // Commits that are not sent yet have such a line.
  const message = changed.length > 0 ? window.prompt(question, suggested) : '';
  if (message === null) return;
  const { message: answer, error } = await ask('publish', { message });
  window.alert(String(error ?? answer));
}

/** File names, one a line. */
const lines = (files: unknown) => (files as string[]).join('\n');

async function undo(change: string): Promise<void> {
  if (!window.confirm(`Undo the last change that was saved: ${change}?`)) return;
  const { files, error } = await ask('undo');
  if (error) return window.alert(String(error));
  window.alert(`Undone. These files are as they were before:\n${lines(files)}`);
  // The open form still has the old content.
  window.location.reload();
}

/** What is not online yet. */
function unpublished(changed: number, ahead: number): string {
  const saved = changed > 0 ? `Saved on this computer, not online yet: ${count(changed, 'file')}.` : '';
  const committed = ahead > 0 ? `Committed on this computer, not sent yet: ${count(ahead, 'change')}.` : '';
  return [saved, committed].filter(Boolean).join(' ') || 'Nothing is left to publish.';
}

/** Adds a bar with the search, the number of unpublished files, and buttons to undo and publish changes. */
export function showState(): void {
  const bar = document.createElement('div');
  bar.className = 'saved-state';
  const saved = document.createElement('div');
  saved.setAttribute('role', 'status');
  bar.append(searchButton(), saved);
  document.body.append(bar);
  let shown = '';
  let pictures: string | undefined;
  const refresh = async () => {
    const state = (await ask('state')) as State;
    // The preview shows the page of a new entry before its pictures are drawn.
    if (pictures && state.pictures && state.pictures !== pictures)
      document.dispatchEvent(new Event('pictures-drawn'));
    pictures = state.pictures ?? pictures;
    const key = JSON.stringify(state);
    if (key === shown) return;
    shown = key;
    const { changed = [], ahead = 0, undoes, error, failed } = state;
    const isLeft = changed.length > 0 || ahead > 0;
    saved.hidden = [error, failed, undoes].every((text) => text === undefined) && !isLeft;
    saved.replaceChildren(
      [error ?? unpublished(changed.length, ahead), failed].filter(Boolean).join(' '),
      ...(undoes === undefined ? [] : [button('Undo the last change', () => undo(undoes))]),
      ...(isLeft ? [button('Publish …', () => publish(state).then(refresh))] : []),
    );
  };
  refresh();
  setInterval(refresh, interval);
}
