'use client';

import { useMemo, useRef } from 'react';
import type { CaseStudyCard as CaseStudy } from '@/lib/content/views';
import { useLanguage } from '../language-provider';
import { type PluralForms, plural } from '../plural';
import { longListLength } from './case-study-items';
import { CaseStudyResults } from './case-study-results';
import { FilterBar, type FilterBarWords } from './filter-bar';
import { createMatcher, searchText } from './matches';
import { NoResults } from './no-results';
import { prepareReflow, useReflow } from './reflow';
import { noSelection, type Selection } from './selection';
import { useSelection } from './use-selection';

type Words = FilterBarWords & {
  /** The text of the button that opens the filter on narrow screens, while all are shown. */
  allIndustries: string;
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

/** A text that names several choices. */
const join = (choices: readonly (string | null | undefined)[]) => choices.filter(Boolean).join(' · ');

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
  const isLong = cards.length > longListLength;
  const service = useRef<HTMLSelectElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);

  const industries = useMemo(
    () => new Map(cards.map(({ industryId, industry }) => [industryId, industry])),
    [cards],
  );
  const known = useMemo(
    () => ({ industry: new Set(industries.keys()), service: new Set(services.map(({ id }) => id)) }),
    [industries, services],
  );
  const items = useMemo(() => cards.map((card) => ({ ...card, text: searchText(card) })), [cards]);
  const reflow = useReflow(list);
  const { selection, select, selectWhileTyping, flush } = useSelection(known, service, search);
  const visible = useMemo(
    () => items.map(createMatcher(selection.industry, selection.search, selection.service)),
    [items, selection],
  );
  const count = visible.filter(Boolean).length;

  /** Changes the selection, with what it does to the scroll position and the cards. */
  function change(part: Partial<Selection>, apply = select) {
    const scrolled = scrollToResults(search.current?.closest('search'));
    // Animating a long list would take longer than a frame. Nobody could follow its movement, nor one after a jump.
    if (!isLong && !scrolled) reflow();
    apply({ ...selection, ...part });
  }

  const prepare = () => {
    if (isLong) return;
    loadArtwork(list.current);
    prepareReflow();
  };

  const currentIndustry = selection.industry ? industries.get(selection.industry) : words.allIndustries;
  const currentService = services.find(({ id }) => id === selection.service)?.title;
  const chosen = join([selection.industry && currentIndustry, currentService, selection.search]);

  return (
    <>
      <FilterBar
        selection={selection}
        industries={industries}
        services={services}
        words={words}
        current={join([currentIndustry, currentService])}
        serviceRef={service}
        searchRef={search}
        onIntent={prepare}
        onSelect={change}
        onSearch={(text) => change({ search: text }, selectWhileTyping)}
        onSearchEnd={flush}
      />
      <div className="wrap pt-8 pb-24">
        <p role="status" className="mb-8 text-muted text-sm">
          {plural(language, words.found, count)}
          {/* Screen readers announce a text that differs: two selections may have the same number of results. */}
          {chosen && <span className="sr-only"> · {chosen}</span>}
        </p>
        {/* On paper, the filter bar is missing. */}
        <p className="hidden print:block">{chosen}</p>
        {count === 0 && (
          <NoResults
            words={words}
            onClear={() => {
              change(noSelection);
              search.current?.focus({ preventScroll: true });
            }}
          />
        )}
        <CaseStudyResults ref={list} cards={cards} visible={visible} />
      </div>
    </>
  );
}
