'use client';

import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import type { CaseStudyCard as CaseStudy } from '@/lib/content/views';
import { useLanguage } from '../language-provider';
import { type PluralForms, plural } from '../plural';
import { longList } from './case-study-items';
import { CaseStudyResults } from './case-study-results';
import { createMatcher, searchText } from './matches';
import { useReflow } from './reflow';
import { useAddress } from './use-address';

type Words = {
  filters: string;
  all: string;
  search: string;
  placeholder: string;
  none: string;
  hint: string;
  clear: string;
  /** How many were found. */
  found: PluralForms;
};

type Props = { cards: readonly CaseStudy[]; words: Words };

type Selection = { industry: string | null; search: string };

const nothing: Selection = { industry: null, search: '' };

/** The selection in an address; an unknown industry means all. */
function selectionIn(query: string, known: ReadonlySet<string>): Selection {
  const params = new URLSearchParams(query);
  const industry = params.get('industry');
  return { industry: industry && known.has(industry) ? industry : null, search: params.get('q') ?? '' };
}

function addressOf({ industry, search }: Selection): string {
  const params = new URLSearchParams();
  if (industry) params.set('industry', industry);
  if (search) params.set('q', search);
  const query = params.toString();
  return location.pathname + (query ? `?${query}` : '');
}

/** The list of case studies with its filter bar (specification, section 2). Without script all studies show. */
export function CaseStudyFilter({ cards, words }: Props) {
  const { language } = useLanguage();
  const panel = useId();
  const [selection, setSelection] = useState(nothing);
  const [open, setOpen] = useState(false);
  const isLong = cards.length > longList;
  const address = useAddress();
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
  const shows = useMemo(
    () => items.map(createMatcher(selection.industry, selection.search)),
    [items, selection],
  );
  const count = shows.filter(Boolean).length;

  const reflow = useReflow(list);

  useEffect(() => {
    const known = new Set(industries.keys());
    const read = () => setSelection(selectionIn(location.search, known));
    read();
    // What was typed before this island had started.
    const typed = search.current?.value;
    if (typed) setSelection((selection) => ({ ...selection, search: typed }));
    const goBack = () => {
      address.drop();
      read();
    };
    addEventListener('popstate', goBack);
    // A link to this page itself changes its address only. The router does so while it renders.
    const follow = () => queueMicrotask(() => address.isWaiting() || read());
    window.navigation?.addEventListener('currententrychange', follow);
    return () => {
      removeEventListener('popstate', goBack);
      window.navigation?.removeEventListener('currententrychange', follow);
    };
  }, [industries, address]);

  function select(change: Partial<Selection>, write = address.write) {
    const next = { ...selection, ...change };
    // Among more items than that nobody can follow one, and looking at them all takes longer than a frame.
    if (!isLong) reflow();
    setSelection(next);
    write(addressOf(next));
  }

  const found = plural(language, words.found, count);
  const current = selection.industry ? industries.get(selection.industry) : words.all;

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
              onChange={(event) => select({ search: event.target.value }, address.writeSoon)}
              onBlur={address.flush}
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
            <span className="text-action">{current}</span>
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
        {count === 0 && (
          <div className="py-16 text-center">
            <Heading level={3} size="section">
              {words.none}
            </Heading>
            <p className="mt-4 mb-8 text-lg text-muted">{words.hint}</p>
            <Button onClick={() => select(nothing)}>{words.clear}</Button>
          </div>
        )}
        <CaseStudyResults ref={list} cards={cards} shows={shows} />
      </div>
    </>
  );
}
