import { showRefusal } from '@/scripts/editing/cms/browser/refusal';

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
  showRefusal(data, [
    { path: ['title', 'fr'], message: 'Translate this.' },
    { path: ['months'], message: 'Write a smaller number.' },
    { path: ['benefits', 1, 'en'], message: 'Say this once.' },
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

it('shows a problem of a whole list below its last box, and none for what has no box', () => {
  showRefusal(data, [
    { path: ['benefits'], message: 'Write four.' },
    { path: [], message: 'Something else.' },
    { path: ['icon'], message: 'Choose an icon.' },
  ]);
  expect(below()).toEqual(['', '', '', '', '', '', '', '', 'Write four.']);
});

it('removes a problem once its box changes, and all of them with the next answer', () => {
  const problem = { path: ['title', 'fr'], message: 'Translate this.' };
  showRefusal(data, [problem, { path: ['months'], message: 'Write a smaller number.' }]);
  const title = boxes()[1] as HTMLTextAreaElement;
  title.value = 'Nuage';
  title.dispatchEvent(new Event('input', { bubbles: true }));
  expect(below().filter(Boolean)).toEqual(['Write a smaller number.']);
  expect(title.hasAttribute('aria-describedby')).toBe(false);
  showRefusal(data, []);
  expect(below().filter(Boolean)).toEqual([]);
});
