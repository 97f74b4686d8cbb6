import { type Problem, showSaveError, watchSaveErrors } from '@/scripts/editing/cms/browser/save-errors';

const box = (language: string, text: string) =>
  `<div class="language"><textarea lang="${language}">${text}</textarea></div>`;

const boxes = () => [...document.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>('textarea, input')];

/** What stands below each box. */
const below = () =>
  boxes().map((each) =>
    each.nextElementSibling?.matches('.refused') ? each.nextElementSibling.textContent : '',
  );

const text = (en: string, fr: string) => ({ en, fr });
const data = {
  title: text('Cloud', 'Cloud'),
  months: 6,
  benefits: [text('Fast', 'Vite'), text('Fast', 'Vite'), text('Safe', 'Sûr')],
};

beforeEach(() => {
  document.body.innerHTML = `
    ${box('en', 'Cloud')}${box('fr', 'Cloud')}
    <input type="number" value="6">
    <div class="texts">${data.benefits.map(({ en, fr }) => box('en', en) + box('fr', fr)).join('')}</div>`;
});

it('shows each problem below the box of its text and language', () => {
  showSaveError(data, [
    { path: ['title', 'fr'], place: 'Here', message: 'Translate this.' },
    { path: ['months'], place: 'Here', message: 'Write a smaller number.' },
    { path: ['benefits', 1, 'en'], place: 'Here', message: 'Say this once.' },
  ]);
  expect(below()).toEqual([
    '',
    'Translate this.',
    'Write a smaller number.',
    '',
    '',
    'Say this once.',
    '',
    '',
    '',
  ]);
  const first = document.querySelector('.refused') as Element;
  expect(first.getAttribute('role')).toBe('alert');
  expect(boxes()[1]?.getAttribute('aria-describedby')).toBe(first.id);
});

it('shows no problem in the dialog of the search, which may hold the same text', () => {
  document.body.insertAdjacentHTML('afterbegin', '<dialog><input value="Cloud"></dialog>');
  showSaveError(data, [{ path: ['title', 'en'], place: 'Here', message: 'Say more.' }]);
  expect(below().slice(0, 2)).toEqual(['', 'Say more.']);
});

it('shows a problem of a whole list below its last box, and none for what has no box', () => {
  showSaveError(data, [
    { path: ['benefits'], place: 'Here', message: 'Write four.' },
    { path: [], place: 'Here', message: 'Something else.' },
    { path: ['icon'], place: 'Here', message: 'Choose an icon.' },
  ]);
  expect(below()).toEqual(['', '', '', '', '', '', '', '', 'Write four.']);
});

it('shows what is missing below the last box that stands in the same group, with the words of its field', () => {
  const button = { text: text('Ask us', 'Demandez'), link: '' };
  document.body.innerHTML = `<input value="">${box('en', 'Fast')}
    <input value="">${box('en', 'Ask us')}${box('fr', 'Demandez')}<input value="">`;
  const given = { title: { en: 'Fast' }, sections: [{ action: button }] };
  for (const link of ['', undefined, null]) {
    showSaveError({ ...given, sections: [{ action: { ...button, link } }] }, [
      {
        path: ['sections', 0, 'action', 'link'],
        place: 'Sections 1, button, leads to',
        message: 'Write this.',
      },
      { path: ['icon'], place: 'Icon', message: 'Choose an icon.' },
    ]);
    expect(below()).toEqual(['', '', '', '', 'Sections 1, button, leads to: Write this.', '']);
  }
});

it('shows several problems of a box in their order, and describes the box with all of them', () => {
  const [first, second] = ['Translate this.', 'Write a decimal comma.'].map((message) => ({
    path: ['title', 'fr'],
    place: 'Here',
    message,
  })) as [Problem, Problem];
  showSaveError(data, [first, second]);
  const notes = [...document.querySelectorAll('.refused')];
  expect(notes.map(({ textContent }) => textContent)).toEqual([first.message, second.message]);
  expect(boxes()[1]?.getAttribute('aria-describedby')).toBe(notes.map(({ id }) => id).join(' '));
});

it('removes a problem once its box changes, and all of them with the next answer', () => {
  const problem = { path: ['title', 'fr'], place: 'Here', message: 'Translate this.' };
  showSaveError(data, [problem, { path: ['months'], place: 'Here', message: 'Write a smaller number.' }]);
  const title = boxes()[1] as HTMLTextAreaElement;
  title.value = 'Nuage';
  title.dispatchEvent(new Event('input', { bubbles: true }));
  expect(below().filter(Boolean)).toEqual(['Write a smaller number.']);
  expect(title.hasAttribute('aria-describedby')).toBe(false);
  showSaveError(data, []);
  expect(below().filter(Boolean)).toEqual([]);
});

it('says which files a deletion has changed', async () => {
  const alert = jest.spyOn(window, 'alert').mockReturnValue();
  const request = { method: 'POST', body: JSON.stringify({ action: 'deleteFiles', params: {} }) };
  const answer = (files: string[], ok: boolean) => {
    const response = { ok, status: ok ? 200 : 422, json: async () => ({ files }) };
    window.fetch = jest.fn(async () => ({ ...response, clone: () => response }) as unknown as Response);
    watchSaveErrors();
    return window.fetch('/admin/api', request);
  };
  await answer([], true);
  await answer(['content/order.json'], false);
  expect(alert).not.toHaveBeenCalled();
  await answer(['content/pages/home.json', 'content/pages/about.json'], true);
  expect(alert).toHaveBeenCalledWith(
    'Deleted. These files named the entry and have changed:\ncontent/pages/home.json\ncontent/pages/about.json',
  );
});

describe('the version of a file', () => {
  const path = 'content/services/cloud.json';
  const fileOf = (id: string) => ({ data: '{}', file: { path, id } });

  /** Sends requests one after another. Returns the versions that those to save name. */
  async function versionsIn(...exchanges: readonly [action: string, answer: object, status?: number][]) {
    const versions: unknown[] = [];
    const send = jest.fn(async (_address: unknown, request?: RequestInit) => {
      const { action, params } = JSON.parse(String(request?.body));
      if (action === 'persistEntry') versions.push(params.dataFiles[0].id);
      const [, body, status = 200] = exchanges[send.mock.calls.length - 1] as (typeof exchanges)[number];
      const response = { ok: status === 200, status, json: async () => body };
      return { ...response, clone: () => response } as unknown as Response;
    });
    window.fetch = send as typeof fetch;
    watchSaveErrors();
    for (const [action] of exchanges) {
      const params = action === 'persistEntry' ? { dataFiles: [{ path, raw: '{}' }] } : { path };
      await window.fetch('/admin/api', { method: 'POST', body: JSON.stringify({ action, params }) });
    }
    return versions;
  }

  it('is sent when the form saves it', async () => {
    expect(await versionsIn(['getEntry', fileOf('1')], ['persistEntry', {}])).toEqual(['1']);
  });

  it('is that of the last save', async () => {
    expect(
      await versionsIn(
        ['getEntry', fileOf('1')],
        ['persistEntry', { id: '2' }],
        ['persistEntry', { error: 'No.' }, 422],
        ['persistEntry', { id: '3' }],
      ),
    ).toEqual(['1', '2', '2']);
  });

  it('is not that of a list which is read while the form is open', async () => {
    expect(
      await versionsIn(['getEntry', fileOf('1')], ['entriesByFolder', [fileOf('2')]], ['persistEntry', {}]),
    ).toEqual(['1']);
  });

  it('is forgotten when there is no such file any more, because a new entry may have its path', async () => {
    expect(
      await versionsIn(
        ['getEntry', fileOf('1')],
        ['getEntry', { error: 'None.' }, 500],
        ['persistEntry', {}],
      ),
    ).toEqual([undefined]);
  });
});
