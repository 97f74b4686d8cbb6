import { followScript } from '@/scripts/editing/overlay/overlay';
import type { State } from '@/scripts/editing/overlay/state';

type Source = { onmessage?: (event: { data: string }) => void };

/** Runs the script in this page and sends it the state of the content. */
function sendState(state: Partial<State>): void {
  const source: Source = {};
  Object.assign(window, {
    EventSource: class {
      constructor() {
        // biome-ignore lint/correctness/noConstructorReturn: the script sets a handler on the instance
        return source;
      }
    },
  });
  // biome-ignore lint/security/noGlobalEval: the script of this project, as pages run it
  window.eval(followScript);
  source.onmessage?.({ data: JSON.stringify({ version: '1', blocking: [], others: [], ...state }) });
}

const issue = (text: string, message: string) => ({ place: 'a.json:1:1', field: 'title.en', message, text });

it('marks the text with the issue, and does not change the page otherwise', () => {
  document.body.innerHTML = '<main><h1>A long <b>title</b></h1><p>Another text</p></main>';
  sendState({
    others: [issue('A long title', '60 characters at most.'), issue('Not on this page', 'Write less.')],
  });
  const heading = document.querySelector('h1');
  expect(heading?.title).toBe('60 characters at most.');
  expect(heading?.style.outline).not.toBe('');
  expect(document.querySelectorAll('[data-issue]')).toHaveLength(1);
  expect(document.body.textContent).toContain('A long title');
  expect(document.querySelector('[role=alertdialog]')).toBeNull();
  expect(document.getElementById('content-issues')).toHaveTextContent('2 to fix before the site is built');
});

it('removes the mark after the text is fixed', () => {
  document.body.innerHTML =
    '<h1 data-issue="" title="60 characters at most." style="outline:3px solid red">A title</h1>';
  sendState({});
  const heading = document.querySelector('h1');
  expect(heading).not.toHaveAttribute('title');
  expect(heading).not.toHaveAttribute('data-issue');
  expect(heading?.style.outline).toBe('');
});

it('covers a page that cannot be rendered', () => {
  sendState({ blocking: [issue('', 'Line 3 lacks a colon.')] });
  expect(document.querySelector('[role=alertdialog]')).toHaveTextContent('Line 3 lacks a colon.');
});
