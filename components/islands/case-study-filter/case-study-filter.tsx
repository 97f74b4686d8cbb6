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
import { useReflow } from './reflow';
import { useSearchUrl } from './use-search-url';

type Words = {
  filters: string;
  all: string;
  search: string;
  placeholder: string;
  none: string;
  hint: string;
  clear: string;
  /** The number of results, e.g. "8 case studies". */
  found: PluralForms;
};

type Props = { cards: readonly CaseStudy[]; words: Words };

type Selection = { industry: string | null; search: string };

const noSelection: Selection = { industry: null, search: '' };

/**
 * Reads the selection from a query string.
 * @param known ids of all industries; an unknown id in the query selects all industries
 */
function readSelection(query: string, known: ReadonlySet<string>): Selection {
  const params = new URLSearchParams(query);
  const industry = params.get('industry');
  return { industry: industry && known.has(industry) ? industry : null, search: params.get('q') ?? '' };
}

/** The path and query string for a selection. */
function urlOf({ industry, search }: Selection): string {
  const params = new URLSearchParams();
  if (industry) params.set('industry', industry);
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

/**
 * The list of case studies with its filter bar (specification, section 2). The URL holds the selection. Without
 * JavaScript, the list shows all case studies.
 */
export function CaseStudyFilter({ cards, words }: Props) {
  const { language } = useLanguage();
  const panel = useId();
  const [selection, setSelection] = useState(noSelection);
  const [open, setOpen] = useState(false);
  const isLong = cards.length > longListLength;
  const url = useSearchUrl();
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);

  const industries = useMemo(
    () => new Map(cards.map(({ industryId, industry }) => [industryId, industry])),
    [cards],
  );
  const items = useMemo(
    () => cards.map((card) => ({ industryId: card.industryId, text: searchText(card) })),
    [cards],
  );
  const visible = useMemo(
    () => items.map(createMatcher(selection.industry, selection.search)),
    [items, selection],
  );
  const count = visible.filter(Boolean).length;

  const reflow = useReflow(list);

  // A layout effect, so that the browser restores the scroll position in the filtered list and never paints the full one.
  useLayoutEffect(() => {
    const known = new Set(industries.keys());
    const read = () => setSelection(readSelection(location.search, known));
    read();
    // Keep text that the visitor typed before hydration.
    const typed = search.current?.value;
    if (typed) setSelection((selection) => ({ ...selection, search: typed }));
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
  }, [industries, url]);

  function select(change: Partial<Selection>, write = url.write) {
    const next = { ...selection, ...change };
    const scrolled = scrollToResults(search.current?.closest('search'));
    // Animating a long list would take longer than a frame. Nobody could follow its movement, nor one after a jump.
    if (!isLong && !scrolled) reflow();
    setSelection(next);
    write(urlOf(next));
  }

  const found = plural(language, words.found, count);
  const currentIndustry = selection.industry ? industries.get(selection.industry) : words.all;

  return (
    <>
      <search className="filter-bar sticky top-(--header-height) z-30 border-line border-b bg-surface print:hidden">
        <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-3 py-3">
          <div className="relative w-full md:w-88">
            <Icon name="search" className="pointer-events-none absolute start-4 top-3.5 size-5 text-muted" />
            <input
              ref={search}
              type="search"
              aria-label={words.search}
              placeholder={words.placeholder}
              value={selection.search}
              onChange={(event) => select({ search: event.target.value }, url.writeSoon)}
              onBlur={url.flush}
              className="field rounded-full ps-12 placeholder:text-ellipsis"
            />
          </div>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={panel}
            onClick={() => setOpen(!open)}
            className="flex min-h-12 w-full items-center justify-between gap-3 rounded-full border border-line-strong px-5 font-semibold text-sm md:hidden"
          >
            <span className="flex items-center gap-3">
              <Icon name="sliders-horizontal" />
              {words.filters}
            </span>
            <span className="text-action">{currentIndustry}</span>
          </button>
          <fieldset
            id={panel}
            aria-label={words.filters}
            className={`flex-wrap gap-2 md:flex ${open ? 'flex' : 'max-md:hidden'}`}
          >
            {[[null, words.all] as const, ...industries].map(([id, name]) => (
              <button
                key={name}
                type="button"
                aria-pressed={selection.industry === id}
                onClick={() => {
                  select({ industry: id });
                  setOpen(false);
                }}
                className="chip"
              >
                {name}
              </button>
            ))}
          </fieldset>
        </div>
      </search>
      <div className="wrap pt-8 pb-24">
        <p role="status" className="mb-8 text-muted text-sm">
          {found}
        </p>
        {/* On paper, the filter bar is missing. */}
        <p className="hidden print:block">
          {[selection.industry && currentIndustry, selection.search].filter(Boolean).join(' · ')}
        </p>
        {count === 0 && (
          <div className="py-16 text-center">
            <Heading level={3} size="section">
              {words.none}
            </Heading>
            <p className="mt-4 mb-8 text-lg text-muted">{words.hint}</p>
            <Button onClick={() => select(noSelection)}>{words.clear}</Button>
          </div>
        )}
        <CaseStudyResults ref={list} cards={cards} visible={visible} />
      </div>
    </>
  );
}
