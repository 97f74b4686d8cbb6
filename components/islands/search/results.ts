import type { SearchIndex } from '@/lib/search/index-format';
import { createSearch, type Result, type Search } from '@/lib/search/query';
import type { Locale } from '@/messages/routing';
import { plural } from '../plural';
import { fetchIndex } from './fetch-index';

/** How many results are above all groups, how many a group has, and how many are drawn before the next frame. */
const best = 3;
const perGroup = 5;
const drawnAtOnce = 4;

export type View = {
  field: HTMLInputElement;
  /** Announces the number of results. */
  status: HTMLElement;
  /** The element to fill. React does not render children into it. */
  results: HTMLElement;
  /** The path of the index. */
  index: string;
  /** Called with the query after each change. */
  onSearch?: (query: string) => void;
  /** Called if the index cannot be loaded. The next change, or a call of the returned function, tries again. */
  onFail: () => void;
};

/** Creates an element. Text is always inserted as text nodes. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  if (className) created.className = className;
  created.append(...children);
  return created;
}

/** Results under a heading. */
export type Group = { title: string; items: Result[] };

/** The best results of all, then the others by group; the group of the better result comes first. */
export function groupResults(found: readonly Result[], { words, groups }: SearchIndex): Group[] {
  const rest = new Map<number, Result[]>();
  for (const result of found.slice(best)) {
    const items = rest.get(result.group) ?? [];
    if (items.length < perGroup) items.push(result);
    rest.set(result.group, items);
  }
  return [
    { title: words.best, items: found.slice(0, best) },
    ...Array.from(rest, ([group, items]) => ({ title: groups[group] ?? '', items })),
  ];
}

type Split = (text: string) => string[];

function highlighted(text: string, split: Split): (Node | string)[] {
  return split(text).map((part, position) => (position % 2 === 1 ? element('mark', '', part) : part));
}

function drawResult(result: Result, split: Split, kind: string): HTMLElement {
  const link = element('a', 'search-result');
  link.href = result.link;
  link.append(element('span', 'font-semibold', ...highlighted(result.title, split)));
  if (kind) link.append(element('span', 'text-muted text-xs', kind));
  if (result.excerpt)
    link.append(element('span', 'col-span-full text-muted text-sm', ...highlighted(result.excerpt, split)));
  return element('li', '', link);
}

/** What to try after an empty result: searches that find something. */
function drawNone({ words }: SearchIndex, search: (query: string) => void): HTMLElement[] {
  const list = words.suggestions.map((suggestion) => {
    const button = element('button', 'chip', suggestion);
    button.type = 'button';
    button.onclick = () => search(suggestion);
    return element('li', '', button);
  });
  return [element('p', 'text-muted', words.hint), element('ul', 'flex flex-wrap gap-2 pt-3 pb-5', ...list)];
}

/**
 * Shows the results of a field's text while the visitor types: the first ones in the same frame, the others after it.
 * @returns a function that shows the results of the current text
 */
export function showResults({
  field,
  status,
  results,
  index: path,
  onSearch,
  onFail,
}: View): () => Promise<void> {
  let search: Search | undefined;
  let later = 0;

  function draw(index: SearchIndex, query: string) {
    search ??= createSearch(index);
    const finder = search;
    const found = finder.find(query);
    cancelAnimationFrame(later);
    status.textContent =
      found.length > 0 ? plural(index.language as Locale, index.words.found, found.length) : '';
    if (found.length === 0) {
      status.textContent = `${index.words.none}: ${query.slice(0, 60)}`;
      return results.replaceChildren(
        ...drawNone(index, (suggestion) => {
          field.value = suggestion;
          field.focus();
          update();
        }),
      );
    }
    const split = finder.highlighter(query);
    const waiting: (() => void)[] = [];
    let drawn = 0;
    const sections = groupResults(found, index).map(({ title, items }, position) => {
      const list = element('ul', '');
      const section = element(
        'section',
        'py-2',
        element('h2', 'py-1 font-semibold text-muted text-xs', title),
        list,
      );
      section.hidden = drawn >= drawnAtOnce;
      for (const item of items) {
        const add = () => {
          section.hidden = false;
          list.append(drawResult(item, split, position === 0 ? (index.groups[item.group] ?? '') : ''));
        };
        if (drawn++ < drawnAtOnce) add();
        else waiting.push(add);
      }
      return section;
    });
    results.replaceChildren(...sections);
    if (waiting.length > 0)
      later = requestAnimationFrame(() => {
        later = requestAnimationFrame(() => {
          for (const add of waiting) add();
        });
      });
  }

  async function update(): Promise<void> {
    const index = await fetchIndex(path).catch(onFail);
    if (!index) return;
    const query = field.value.trim();
    if (query) draw(index, query);
    else {
      cancelAnimationFrame(later);
      status.textContent = '';
      results.replaceChildren();
    }
    onSearch?.(query);
  }

  field.addEventListener('input', update);
  return update;
}
