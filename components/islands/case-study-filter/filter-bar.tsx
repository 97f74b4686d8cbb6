'use client';

import { type Ref, type RefObject, useId, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Selection } from './selection';

export type FilterBarWords = {
  filters: string;
  service: string;
  allServices: string;
  all: string;
  search: string;
  placeholder: string;
};

type Service = { id: string; title: string };

type Props = {
  selection: Selection;
  /** The names of the industries that the visitor can choose, by their ids. */
  industries: ReadonlyMap<string, string>;
  /** The services that the visitor can choose. */
  services: readonly Service[];
  words: FilterBarWords;
  /** The chosen industry and service, which the toggle shows. */
  current: string;
  serviceRef: Ref<HTMLSelectElement>;
  searchRef: RefObject<HTMLInputElement | null>;
  /** Called when the visitor may be about to choose something. */
  onIntent: () => void;
  onSelect: (change: Partial<Selection>) => void;
  /** Called with the text of the search field after each change. */
  onSearch: (search: string) => void;
  /** Called when the visitor leaves the search field. */
  onSearchEnd: () => void;
};

/** The bar above the list of case studies. On narrow screens, industries and services are in a panel that opens. */
export function FilterBar({
  selection,
  industries,
  services,
  words,
  current,
  serviceRef,
  searchRef,
  onIntent,
  onSelect,
  onSearch,
  onSearchEnd,
}: Props) {
  const panel = useId();
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);

  /** Closes the panel of narrow screens, and moves the focus from there to the toggle. */
  function close() {
    if (!open) return;
    setOpen(false);
    toggle.current?.focus({ preventScroll: true });
  }

  return (
    <search
      onPointerEnter={onIntent}
      onFocus={onIntent}
      // Escape in the search field only empties the field.
      onKeyDown={({ key, target }) => key === 'Escape' && target !== searchRef.current && close()}
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
          <span className="truncate text-action">{current}</span>
        </button>
        <div
          id={panel}
          className={`order-3 flex basis-full flex-wrap gap-3 @bar:contents ${open ? '' : '@max-bar:hidden'}`}
        >
          <IndustryChips
            industries={industries}
            chosen={selection.industry}
            words={words}
            onChoose={(industry) => {
              onSelect({ industry });
              close();
            }}
          />
          <ServiceSelect
            ref={serviceRef}
            services={services}
            chosen={selection.service}
            words={words}
            // The panel stays open: on some systems, arrow keys choose one service after the other.
            onChoose={(service) => onSelect({ service })}
          />
        </div>
        <SearchField
          ref={searchRef}
          value={selection.search}
          words={words}
          onChange={onSearch}
          onBlur={onSearchEnd}
        />
      </div>
    </search>
  );
}

type IndustryChipsProps = Pick<Props, 'industries' | 'words'> & {
  chosen: string | null;
  onChoose: (id: string | null) => void;
};

function IndustryChips({ industries, chosen, words, onChoose }: IndustryChipsProps) {
  return (
    <fieldset aria-label={words.filters} className="flex flex-wrap gap-1.5 @bar:contents">
      {[[null, words.all] as const, ...industries].map(([id, name]) => (
        <button
          key={id ?? ''}
          type="button"
          aria-pressed={chosen === id}
          onClick={() => onChoose(id)}
          className="chip"
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}

type ServiceSelectProps = Pick<Props, 'services' | 'words'> & {
  ref: Ref<HTMLSelectElement>;
  chosen: string | null;
  onChoose: (id: string | null) => void;
};

function ServiceSelect({ ref, services, chosen, words, onChoose }: ServiceSelectProps) {
  return (
    <select
      ref={ref}
      aria-label={words.service}
      value={chosen ?? ''}
      onChange={(event) => onChoose(event.target.value || null)}
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
  );
}

type SearchFieldProps = Pick<Props, 'words'> & {
  ref: Ref<HTMLInputElement>;
  value: string;
  onChange: (text: string) => void;
  onBlur: () => void;
};

function SearchField({ ref, value, words, onChange, onBlur }: SearchFieldProps) {
  return (
    <div className="filter-search relative @bar:-ms-28">
      <Icon
        name="search"
        className="pointer-events-none absolute inset-0 start-3.5 my-auto size-5 text-muted"
      />
      <input
        ref={ref}
        type="search"
        aria-label={words.search}
        placeholder={words.placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        className="field rounded-full"
      />
    </div>
  );
}
