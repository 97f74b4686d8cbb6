'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** The header takes its shadow beyond this many pixels of scroll (specification, section 9). */
const shadowAfter = 20;

const header = () => document.getElementById('site-header');
const menu = () => document.getElementById('site-menu');
const openDetails = () => header()?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [];

function closeDropdowns(except?: Node | null) {
  for (const details of openDetails()) {
    if (!except || !details.contains(except)) details.open = false;
  }
}

function closeMenu() {
  const element = menu();
  if (element?.matches(':popover-open')) element.hidePopover();
}

/** Escape closes the innermost open thing and returns the focus to what opened it. */
function onKeyDown(event: KeyboardEvent) {
  const details = [...openDetails()].at(-1);
  if (!details) return;
  const links = [...details.querySelectorAll<HTMLElement>('a')];
  const summary = details.querySelector('summary');
  const index = links.indexOf(document.activeElement as HTMLElement);
  if (event.key === 'Escape') {
    event.preventDefault();
    const inside = details.contains(document.activeElement);
    details.open = false;
    if (inside) summary?.focus();
  } else if (details.contains(document.activeElement)) {
    const target = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: links.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    (links[target] ?? (target < 0 ? summary : links[0]))?.focus();
  }
}

/**
 * What HTML alone cannot do for the header (specification, section 2): dropdowns close on outside press,
 * Escape, leaving and route change; the phone's menu closes on route change and beyond the breakpoint and
 * keeps the focus; a shadow appears once scrolled. Shows nothing itself.
 */
export function HeaderBehavior() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a route change is the event
  useEffect(() => {
    closeDropdowns();
    closeMenu();
  }, [pathname]);

  useEffect(() => {
    const leave = new AbortController();
    const { signal } = leave;
    const element = header();

    const onScroll = () => element?.toggleAttribute('data-scrolled', scrollY > shadowAfter);
    onScroll();
    addEventListener('scroll', onScroll, { passive: true, signal });

    // A link to the page itself changes no route, and yet is a choice.
    element?.addEventListener(
      'click',
      ({ target }) => {
        if (!(target as Element).closest('a')) return;
        closeDropdowns();
        closeMenu();
      },
      { signal },
    );
    document.addEventListener('pointerdown', (event) => closeDropdowns(event.target as Node), { signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    element?.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget) closeDropdowns(relatedTarget as Node);
      },
      { signal },
    );

    menu()?.addEventListener(
      'toggle',
      (event) => {
        const open = (event as ToggleEvent).newState === 'open';
        for (const outside of document.querySelectorAll('main, footer'))
          outside.toggleAttribute('inert', open);
      },
      { signal },
    );
    matchMedia('(min-width: 48rem)').addEventListener('change', closeMenu, { signal });

    return () => leave.abort();
  }, []);

  return null;
}
