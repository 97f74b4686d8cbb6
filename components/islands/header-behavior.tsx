'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** The header has a shadow after scrolling this many pixels (specification, section 9). */
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

/** Keyboard control of an open dropdown: Escape closes it and returns the focus; arrows, Home, and End move. */
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
 * The header's behavior that needs JavaScript (specification, section 2): dropdowns close on an outside press, on Escape,
 * when they lose the focus, and on navigation. The mobile menu closes on navigation and on wide screens, and makes the
 * rest of the page inert. The header gets a shadow after scrolling. Renders nothing.
 */
export function HeaderBehavior() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a route change is the event
  useEffect(() => {
    closeDropdowns();
    closeMenu();
  }, [pathname]);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const element = header();

    const onScroll = () => element?.toggleAttribute('data-scrolled', scrollY > shadowAfter);
    onScroll();
    addEventListener('scroll', onScroll, { passive: true, signal });

    // A link to the current page does not change the route, so the effect above does not run.
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

    return () => controller.abort();
  }, []);

  return null;
}
