'use client';

import { type MouseEvent, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { isPlainClick } from '../instant-links';
import { useCurrentSection } from './current-section';
import { scrollToElement } from './smooth-scroll';
import { useFold } from './use-fold';

type Item = { id: string; text: string };
type Props = { label: string; items: readonly Item[] };

/**
 * The table of contents of a page (specification, section 2): links that work without JavaScript. The island adds smooth
 * scrolling, moves the focus, and marks the current section. Below 1280 px, it is a sticky line with the current section
 * that opens the list.
 */
export function TableOfContents({ label, items }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const [current, hold] = useCurrentSection(items);
  const currentText = items.find(({ id }) => id === current)?.text;
  useFold(details);

  function follow(event: MouseEvent<HTMLAnchorElement>, id: string) {
    const section = document.getElementById(id);
    if (!section || !isPlainClick(event)) return;
    event.preventDefault();
    history.pushState(history.state, '', `#${id}`);
    if (details.current) details.current.open = false;
    section.tabIndex = -1;
    section.focus({ preventScroll: true });
    // The form beside the text may have been scrolled.
    section.scrollTop = 0;
    scrollToElement(section, () => hold(id));
  }

  return (
    <nav aria-label={label} className="print:hidden">
      <details ref={details} className="relative fold">
        <summary className="contents-summary flex min-h-12 items-center gap-3 rounded-full border border-line-strong px-5 font-semibold text-sm leading-snug">
          <Icon name="list" />
          <span className={currentText && 'sr-only'}>{label}</span>
          {currentText && <span>{currentText}</span>}
          <Icon name="chevron-down" className="chevron ms-auto size-4 transition-transform" />
        </summary>
        <p
          aria-hidden="true"
          className="contents-title mb-3 font-semibold text-muted text-xs uppercase tracking-wide"
        >
          {label}
        </p>
        <ol className="contents-list">
          {items.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => follow(event, id)}
                aria-current={id === current ? 'location' : undefined}
                className="contents-link"
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
