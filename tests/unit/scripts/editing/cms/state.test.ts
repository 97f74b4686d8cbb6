import { showState } from '@/scripts/editing/cms/browser/state';

type State = {
  changed: string[];
  ahead: number;
  message: string;
  undoes: string;
  pictures: string;
  error: string;
  failed: string;
};

const requests: { action: string; params: Record<string, unknown> }[] = [];

/** Shows the bar with a state of the server. Returns its text and its buttons. */
async function barOf(state: Partial<State>, answers: Record<string, unknown> = {}): Promise<HTMLElement> {
  const responses: Record<string, unknown> = {
    state: { changed: [], ahead: 0, message: 'Change services/cloud', ...state },
    ...answers,
  };
  window.fetch = jest.fn(async (_address, request) => {
    const asked = JSON.parse(String(request?.body));
    requests.push(asked);
    return { json: async () => responses[asked.action] } as Response;
  });
  document.body.innerHTML = '';
  showState();
  // The bar asks for the state first.
  await jest.advanceTimersByTimeAsync(0);
  return document.querySelector('.saved-state [role="status"]') as HTMLElement;
}

const buttonsOf = (bar: HTMLElement) => [...bar.querySelectorAll('button')].map((each) => each.textContent);

beforeEach(() => {
  jest.useFakeTimers();
  requests.length = 0;
});
afterEach(() => jest.useRealTimers());

it.each([
  [{ changed: ['a'], ahead: 0 }, 'Saved on this computer, not online yet: 1 file.'],
  [{ changed: [], ahead: 1 }, 'Committed on this computer, not sent yet: 1 change.'],
  [
    { changed: ['a', 'b'], ahead: 2 },
    'Saved on this computer, not online yet: 2 files. Committed on this computer, not sent yet: 2 changes.',
  ],
])('offers to publish %j', async (state, text) => {
  const bar = await barOf(state);
  expect(bar.hidden).toBe(false);
  expect(bar.firstChild?.textContent).toBe(text);
  expect(buttonsOf(bar)).toEqual(['Publish …']);
});

it('has nothing to publish if all is sent', async () => {
  expect((await barOf({})).hidden).toBe(true);
  const bar = await barOf({ undoes: 'content/company.json' });
  expect(bar.firstChild?.textContent).toBe('Nothing is left to publish.');
  expect(buttonsOf(bar)).toEqual(['Undo the last change']);
});

it('shows the error if git fails, and still offers to undo', async () => {
  const bar = await barOf({ error: 'Git says: no', undoes: 'content/company.json' });
  expect(bar.hidden).toBe(false);
  expect(bar.firstChild?.textContent).toBe('Git says: no');
  expect(buttonsOf(bar)).toEqual(['Undo the last change']);
});

it('shows what failed after the last change', async () => {
  const bar = await barOf({ failed: '“npm run art” failed.' });
  expect(bar.hidden).toBe(false);
  expect(bar.firstChild?.textContent).toBe('Nothing is left to publish. “npm run art” failed.');
});

it('asks what has changed only for files that are in no commit', async () => {
  const prompt = jest.spyOn(window, 'prompt').mockReturnValue('Clouds');
  jest.spyOn(window, 'alert').mockReturnValue();
  const sent = () =>
    requests.filter(({ action }) => action === 'publish').map(({ params }) => params.message);
  (await barOf({ ahead: 1 }, { publish: { message: 'Sent.' } })).querySelector('button')?.click();
  expect({ asked: prompt.mock.calls.length, sent: sent() }).toEqual({ asked: 0, sent: [''] });
  (await barOf({ changed: ['a'] }, { publish: { message: 'Sent.' } })).querySelector('button')?.click();
  expect({ asked: prompt.mock.calls.length, sent: sent() }).toEqual({ asked: 1, sent: ['', 'Clouds'] });
});

it('names what it undoes before, and the files that changed afterwards', async () => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(true);
  const alert = jest.spyOn(window, 'alert').mockReturnValue();
  // jsdom reports that it cannot reload the page.
  jest.spyOn(console, 'error').mockReturnValue();
  const files = ['content/services/cloud.json', 'content/order.json'];
  const bar = await barOf({ undoes: 'the deletion of content/services/cloud.json' }, { undo: { files } });
  bar.querySelector('button')?.click();
  await jest.advanceTimersByTimeAsync(0);
  expect(confirm).toHaveBeenCalledWith(
    'Undo the last change that was saved: the deletion of content/services/cloud.json?',
  );
  expect(alert).toHaveBeenLastCalledWith(
    'Undone. These files are as they were before:\ncontent/services/cloud.json\ncontent/order.json',
  );
});

it('keeps the open form if the change cannot be undone', async () => {
  jest.spyOn(window, 'confirm').mockReturnValue(true);
  const alert = jest.spyOn(window, 'alert').mockReturnValue();
  // jsdom reports each reload of the page as an error.
  const reload = jest.spyOn(console, 'error').mockReset();
  const bar = await barOf({ undoes: 'content/order.json' }, { undo: { error: 'Not undone.' } });
  bar.querySelector('button')?.click();
  await jest.advanceTimersByTimeAsync(0);
  expect(alert).toHaveBeenLastCalledWith('Not undone.');
  expect(reload).not.toHaveBeenCalled();
});

it('tells the preview when pictures were drawn', async () => {
  const notice = jest.fn();
  document.addEventListener('pictures-drawn', notice);
  const state = { changed: [], ahead: 0, message: '', pictures: 'before' };
  await barOf({}, { state });
  await jest.advanceTimersByTimeAsync(10_000);
  expect(notice).not.toHaveBeenCalled();
  state.pictures = 'after';
  await jest.advanceTimersByTimeAsync(10_000);
  expect(notice).toHaveBeenCalledTimes(1);
  document.removeEventListener('pictures-drawn', notice);
});
