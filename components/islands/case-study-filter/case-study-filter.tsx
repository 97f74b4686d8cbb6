'use client';

import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import type { CaseStudyCard as CaseStudy } from '@/lib/content/views';
import { useLanguage } from '../language-provider';
import { type PluralForms, plural } from '../plural';
import { longListLength } from './case-study-items';
import { CaseStudyResults } from './case-study-results';
import { createMatcher, searchText } from './matches';
import { prepareReflow, useReflow } from './reflow';
import { useSearchUrl } from './use-search-url';

type Words = {
  filters: string;
  service: string;
  allServices: string;
  all: string;
  /** The text of the button that opens the filter on narrow screens, while all are shown. */
  allIndustries: string;
  search: string;
  placeholder: string;
  none: string;
  hint: string;
  clear: string;
  /** The number of results, e.g. "8 case studies". */
  found: PluralForms;
};

type Props = {
  cards: readonly CaseStudy[];
  /** The services that the visitor can choose. */
  services: readonly { id: string; title: string }[];
  words: Words;
};

type Selection = { industry: string | null; service: string | null; search: string };

const noSelection: Selection = { industry: null, service: null, search: '' };

/**
 * Reads the selection from a query string.
 * @param known ids of all industries and of all services; an unknown id in the query selects all of them
 */
function readSelection(
  query: string,
  known: { industry: ReadonlySet<string>; service: ReadonlySet<string> },
): Selection {
  const params = new URLSearchParams(query);
  const read = (name: 'industry' | 'service') => {
    const id = params.get(name);
    return id && known[name].has(id) ? id : null;
  };
  return { industry: read('industry'), service: read('service'), search: params.get('q') ?? '' };
}

/** The path and query string for a selection. */
function urlOf({ industry, service, search }: Selection): string {
  const params = new URLSearchParams();
  if (industry) params.set('industry', industry);
  if (service) params.set('service', service);
  if (search) params.set('q', search);
  const query = params.toString();
  return location.pathname + (query ? `?${query}` : '');
}

/**
 * Scrolls up to the first result if the visitor is further down: a shorter list would end above the viewport. Does
 * nothing while the bar is not stuck. Without animation, because the list changes at once.
 * @returns whether it scrolled
 */
function scrollToResults(bar: Element | null | undefined): boolean {
  if (!bar?.parentElement) return false;
  const excess = bar.parentElement.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(bar).top);
  if (excess < 0) scrollBy({ top: excess, behavior: 'instant' });
  return excess < 0;
}

/** Loads the artwork of cards further down before a selection moves them up, so that it appears together with their text. */
function loadArtwork(list: HTMLElement | null) {
  for (const image of list?.querySelectorAll<HTMLImageElement>('img[data-late]') ?? [])
    image.loading = 'eager';
}

/**
 * The list of case studies with its filter bar (specification, section 2). The URL holds the selection. Without
 * JavaScript, the list shows all case studies and no filter bar.
 */
export function CaseStudyFilter({ cards, services, words }: Props) {
  const { language } = useLanguage();
  const panel = useId();
  const [selection, setSelection] = useState(noSelection);
  const [open, setOpen] = useState(false);
  const isLong = cards.length > longListLength;
  const url = useSearchUrl();
  const toggle = useRef<HTMLButtonElement>(null);
  const service = useRef<HTMLSelectElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);

  const industries = useMemo(
    () => new Map(cards.map(({ industryId, industry }) => [industryId, industry])),
    [cards],
  );
  const items = useMemo(() => cards.map((card) => ({ ...card, text: searchText(card) })), [cards]);
  const visible = useMemo(
    () => items.map(createMatcher(selection.industry, selection.search, selection.service)),
    [items, selection],
  );
  const count = visible.filter(Boolean).length;

  const reflow = useReflow(list);

  // A layout effect, so that the browser restores the scroll position in the filtered list and never paints the full one.
  useLayoutEffect(() => {
    const known = {
      industry: new Set(industries.keys()),
      service: new Set(services.map(({ id }) => id)),
    };
    const fromUrl = readSelection(location.search, known);
    // Keep what the visitor chose and typed before hydration.
    const initial = {
      ...fromUrl,
      service: service.current?.value || fromUrl.service,
      search: search.current?.value || fromUrl.search,
    };
    setSelection(initial);
    if (urlOf(initial) !== urlOf(fromUrl)) url.write(urlOf(initial));
    const { pathname } = location;
    const read = () => {
      // On the way to another page, the URL changes before the router shows that page.
      if (location.pathname === pathname) setSelection(readSelection(location.search, known));
    };
    const onPopState = () => {
      url.drop();
      read();
    };
    addEventListener('popstate', onPopState);
    // A link to this same page changes only the URL, and the router changes it during render: read it afterwards.
    const onUrlChange = () => queueMicrotask(() => url.isPending() || read());
    window.navigation?.addEventListener('currententrychange', onUrlChange);
    return () => {
      removeEventListener('popstate', onPopState);
      window.navigation?.removeEventListener('currententrychange', onUrlChange);
    };
  }, [industries, services, url]);

  function select(change: Partial<Selection>, write = url.write) {
    const next = { ...selection, ...change };
    const scrolled = scrollToResults(search.current?.closest('search'));
    // Animating a long list would take longer than a frame. Nobody could follow its movement, nor one after a jump.
    if (!isLong && !scrolled) reflow();
    setSelection(next);
    write(urlOf(next));
  }

  /** Closes the panel of narrow screens, and moves the focus from there to the toggle. */
  function close() {
    if (!open) return;
    setOpen(false);
    toggle.current?.focus({ preventScroll: true });
  }

  const prepare = () => {
    if (isLong) return;
    loadArtwork(list.current);
    prepareReflow();
  };

  const found = plural(language, words.found, count);
  const currentIndustry = selection.industry ? industries.get(selection.industry) : words.allIndustries;
  const currentService = services.find(({ id }) => id === selection.service)?.title;
  const chosen = [selection.industry && currentIndustry, currentService, selection.search]
    .filter(Boolean)
    .join(' · ');

  return (
    <>
      <search
        onPointerEnter={prepare}
        onFocus={prepare}
        // Escape in the search field only empties the field.
        onKeyDown={({ key, target }) => key === 'Escape' && target !== search.current && close()}
        className="needs-script filter-bar mt-10 border-line border-b bg-surface print:hidden"
      >
        <div className="wrap flex flex-wrap items-center gap-1.5 py-3">
          <button
            ref={toggle}
            type="button"
            aria-expanded={open}
            aria-controls={panel}
            onClick={() => setOpen(!open)}
            className="flex min-h-12 min-w-0 flex-1 items-center gap-3 rounded-full border border-line-strong px-5 font-semibold text-sm @bar:hidden"
          >
            <Icon name="sliders-horizontal" />
            <span className="sr-only">{words.filters}</span>
            <span className="truncate text-action">
              {[currentIndustry, currentService].filter(Boolean).join(' · ')}
            </span>
          </button>
          <div
            id={panel}
            className={`order-3 flex basis-full flex-wrap gap-3 @bar:contents ${open ? '' : '@max-bar:hidden'}`}
          >
            <fieldset aria-label={words.filters} className="flex flex-wrap gap-1.5 @bar:contents">
              {[[null, words.all] as const, ...industries].map(([id, name]) => (
                <button
                  key={id ?? ''}
                  type="button"
                  aria-pressed={selection.industry === id}
                  onClick={() => {
                    select({ industry: id });
                    close();
                  }}
                  className="chip"
                >
                  {name}
                </button>
              ))}
            </fieldset>
            <select
              ref={service}
              aria-label={words.service}
              value={selection.service ?? ''}
              // The panel stays open: on some systems, arrow keys choose one service after the other.
              onChange={(event) => select({ service: event.target.value || null })}
              // The margin keeps room for the smallest search field, so that both are in the same row.
              className="chip select-arrow bg-surface @max-bar:w-full @bar:me-28 @bar:w-40 @bar:grow"
            >
              <option value="">{words.allServices}</option>
              {services.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </div>
          <div className="filter-search relative @bar:-ms-28">
            <Icon
              name="search"
              className="pointer-events-none absolute inset-0 start-3.5 my-auto size-5 text-muted"
            />
            <input
              ref={search}
              type="search"
              aria-label={words.search}
              placeholder={words.placeholder}
              value={selection.search}
              onChange={(event) => select({ search: event.target.value }, url.writeSoon)}
              onBlur={url.flush}
              className="field rounded-full"
            />
          </div>
        </div>
      </search>
      <div className="wrap pt-8 pb-24">
        <p role="status" className="mb-8 text-muted text-sm">
          {found}
          {/* Screen readers announce a text that differs: two selections may have the same number of results. */}
          {chosen && <span className="sr-only"> · {chosen}</span>}
        </p>
        {/* On paper, the filter bar is missing. */}
        <p className="hidden print:block">{chosen}</p>
        {count === 0 && (
          <div className="py-6 text-center">
            <Heading level={3} size="section">
              {words.none}
            </Heading>
            <p className="mt-4 mb-8 text-lg text-muted">{words.hint}</p>
            <Button
              onClick={() => {
                select(noSelection);
                search.current?.focus({ preventScroll: true });
              }}
            >
              {words.clear}
            </Button>
          </div>
        )}
        <CaseStudyResults ref={list} cards={cards} visible={visible} />
      </div>
    </>
  );
}
