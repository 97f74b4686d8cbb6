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

/** Draws a group without its results. */
function drawGroup(title: string): { section: HTMLElement; list: HTMLElement } {
  const list = element('ul', '');
  const heading = element('h2', 'py-1 font-semibold text-muted text-xs', title);
  return { section: element('section', 'py-2', heading, list), list };
}

/**
 * Draws the groups with the first results. Groups without any of these are hidden.
 * @param kinds the names of the groups, which the best results show
 * @returns the elements of the groups, and functions that draw one more result each
 */
function drawGroups(groups: readonly Group[], split: Split, kinds: readonly string[]) {
  const waiting: (() => void)[] = [];
  let drawn = 0;
  const sections = groups.map(({ title, items }, position) => {
    const { section, list } = drawGroup(title);
    section.hidden = drawn >= drawnAtOnce;
    for (const item of items) {
      const add = () => {
        section.hidden = false;
        list.append(drawResult(item, split, position === 0 ? (kinds[item.group] ?? '') : ''));
      };
      if (drawn++ < drawnAtOnce) add();
      else waiting.push(add);
    }
    return section;
  });
  return { sections, waiting };
}

/** Creates functions that run work after the next frame, and that cancel it. */
function createDelay() {
  let frame = 0;
  return {
    run(work: () => void) {
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(work);
      });
    },
    cancel: () => cancelAnimationFrame(frame),
  };
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
  const delay = createDelay();

  function showNone(index: SearchIndex, query: string) {
    status.textContent = `${index.words.none}: ${query.slice(0, 60)}`;
    const suggestions = drawNone(index, (suggestion) => {
      field.value = suggestion;
      field.focus();
      update();
    });
    results.replaceChildren(...suggestions);
  }

  function showFound(index: SearchIndex, found: readonly Result[], split: Split) {
    status.textContent = plural(index.language as Locale, index.words.found, found.length);
    const { sections, waiting } = drawGroups(groupResults(found, index), split, index.groups);
    results.replaceChildren(...sections);
    if (waiting.length === 0) return;
    delay.run(() => {
      for (const add of waiting) add();
    });
  }

  function show(index: SearchIndex, query: string) {
    search ??= createSearch(index);
    const found = search.find(query);
    if (found.length === 0) showNone(index, query);
    else showFound(index, found, search.highlighter(query));
  }

  function clear() {
    status.textContent = '';
    results.replaceChildren();
  }

  async function update(): Promise<void> {
    const index = await fetchIndex(path).catch(onFail);
    if (!index) return;
    const query = field.value.trim();
    delay.cancel();
    if (query) show(index, query);
    else clear();
    onSearch?.(query);
  }

  field.addEventListener('input', update);
  return update;
}
