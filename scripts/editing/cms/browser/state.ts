import { ask } from './ask';
import { searchButton } from './search';

type State = { changed: string[]; message: string; canUndo: boolean; error?: string };

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

async function publish(suggested: string): Promise<void> {
  const message = window.prompt(
    'Publish: what has changed? The history of the site keeps this line.',
    suggested,
  );
  if (message === null) return;
  const { message: answer, error } = await ask('publish', { message });
  window.alert(String(error ?? answer));
}

async function undo(): Promise<void> {
  if (!window.confirm('Undo the last change that was saved?')) return;
  await ask('undo');
  // The open form still has the old content.
  window.location.reload();
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
  const refresh = async () => {
    const state = (await ask('state')) as State;
    const key = JSON.stringify(state);
    if (key === shown) return;
    shown = key;
    const { changed, message, canUndo, error } = state;
    if (error) {
      saved.hidden = false;
      saved.replaceChildren(error);
      return;
    }
    const files = changed.length === 1 ? '1 file' : `${changed.length} files`;
    saved.hidden = changed.length === 0 && !canUndo;
    saved.replaceChildren(
      changed.length === 0
        ? 'Nothing is left to publish.'
        : `Saved on this computer, not online yet: ${files}.`,
      ...(canUndo ? [button('Undo the last change', undo)] : []),
      ...(changed.length > 0 ? [button('Publish …', () => publish(message).then(refresh))] : []),
    );
  };
  refresh();
  setInterval(refresh, interval);
}
