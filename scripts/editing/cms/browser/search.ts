import type { Hit } from '../search';
import { ask } from './ask';
import { reveal } from './reveal';

/** Milliseconds without typing after which a query is sent. */
const pause = 200;

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const node = Object.assign(document.createElement(name), properties);
  node.append(...children);
  return node;
}

const countOf = (count: number, shown: number) => {
  if (count === 0) return 'No text has these words.';
  if (count > shown) return `${count} texts have these words; these are the first ${shown}.`;
  return count === 1 ? '1 text has these words.' : `${count} texts have these words.`;
};

function itemOf({ form, entry, field, language, text, before, found, after }: Hit, close: () => void) {
  const open = element(
    'button',
    { type: 'button' },
    element('strong', {}, entry),
    element('span', {}, language ? `${field} – ${language.name}` : field),
    element('span', { lang: language?.code ?? '' }, before, element('mark', {}, found), after),
  );
  open.addEventListener('click', () => {
    close();
    reveal(form, text, language?.code);
  });
  return element('li', {}, open);
}

/** A button that opens a search of all texts; a result opens its form at the field. */
export function searchButton(): HTMLElement {
  const input = element('input', { type: 'search', ariaLabel: 'Find a text' });
  const status = element('p', { role: 'status' });
  const list = element('ul', {});
  const close = element('button', { type: 'button' }, 'Close');
  const dialog = element('dialog', { className: 'find-text', ariaLabel: 'Find a text' });
  dialog.append(element('div', {}, input, close), status, list);
  close.addEventListener('click', () => dialog.close());
  document.body.append(dialog);

  let timer = 0;
  const search = async () => {
    const query = input.value;
    if (query.trim().length < 2) {
      list.replaceChildren();
      status.textContent = 'Write two letters or more, or paste a sentence from a page.';
      return;
    }
    const { hits, count } = (await ask('search', { query })) as { hits: Hit[]; count: number };
    // Responses may arrive in another order.
    if (query !== input.value) return;
    status.textContent = countOf(count, hits.length);
    list.replaceChildren(...hits.map((hit) => itemOf(hit, () => dialog.close())));
  };
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(search, pause);
  });
  input.addEventListener('keydown', async ({ key }) => {
    if (key !== 'Enter') return;
    clearTimeout(timer);
    await search();
    const [only, ...others] = list.querySelectorAll('button');
    if (!others.length) only?.click();
  });
  const open = element('button', { type: 'button' }, 'Find a text …');
  open.addEventListener('click', () => {
    dialog.showModal();
    input.select();
    search();
  });
  return open;
}
