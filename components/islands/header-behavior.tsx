'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** The header has a shadow after scrolling this many pixels (specification, section 9). */
const shadowAfter = 20;

/** How long the pointer rests on a navigation item before its dropdown opens or closes, in milliseconds. */
const openDelay = 150;
const closeDelay = 300;

const header = () => document.getElementById('site-header');
const menu = () => document.getElementById('site-menu');
/** Whether the navigation is a bar; the styles decide (site-header.css). */
const isBar = () => !document.querySelector('[popovertarget="site-menu"]')?.getClientRects().length;
const openDetails = () => header()?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [];

function closeDropdowns(except?: Node | null) {
  for (const details of openDetails()) {
    if (!except || !details.contains(except)) details.open = false;
  }
}

const isMenuOpen = () => menu()?.matches(':popover-open') ?? false;

function closeMenu() {
  if (isMenuOpen()) menu()?.hidePopover();
}

/** Makes the rest of the page inert while the menu is open. */
function updateInert() {
  for (const outside of document.querySelectorAll('main, footer'))
    outside.toggleAttribute('inert', isMenuOpen());
}

/**
 * Opens the dropdown of a navigation item while a mouse rests on it, and closes it after the mouse left. A click on the
 * button of a dropdown that opened this way keeps it open. While the keyboard focus is in a dropdown, the mouse neither
 * closes it nor opens another one, which would also close it (WCAG 1.4.13, 2.4.3).
 */
function openOnHover(details: HTMLDetailsElement, signal: AbortSignal) {
  let timer = 0;
  let openedByHover = false;
  const item = details.parentElement as HTMLElement;
  const later = (open: boolean) => {
    clearTimeout(timer);
    if (details.open === open || (!open && !openedByHover)) return;
    timer = window.setTimeout(
      () => {
        if (header()?.querySelector('details[open] :focus-visible')) return;
        details.open = open;
        openedByHover = open;
      },
      open ? openDelay : closeDelay,
    );
  };
  const onEnter = () => isBar() && later(true);
  item.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && onEnter(), {
    signal,
  });
  item.addEventListener('pointerleave', () => later(false), { signal });
  item.addEventListener(
    'click',
    (event) => {
      clearTimeout(timer);
      // Without `detail`, the click is from the keyboard.
      if (openedByHover && details.open && event.detail > 0 && (event.target as Element).closest('summary'))
        event.preventDefault();
      openedByHover = false;
    },
    { signal },
  );
  signal.addEventListener('abort', () => clearTimeout(timer));
  // The pointer may rest on the item since before hydration.
  if (item.matches(':hover') && matchMedia('(hover: hover) and (pointer: fine)').matches) onEnter();
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
 * when they lose the focus, and on navigation; they also open when a mouse rests on them. The mobile menu closes on
 * navigation and on wide screens, and makes the rest of the page inert. The header gets a shadow after scrolling. Renders
 * nothing.
 */
export function HeaderBehavior() {
  const pathname = usePathname();
  const shown = useRef(pathname);

  useEffect(() => {
    // What the visitor opened before hydration stays open.
    if (shown.current === pathname) return;
    shown.current = pathname;
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
    // In the menu of phones, the lists stay open: closing one would move the entry that the visitor is about to tap.
    const closeOthers = (target: Node) => isBar() && closeDropdowns(target);
    document.addEventListener('pointerdown', (event) => closeOthers(event.target as Node), { signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    element?.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget) closeOthers(relatedTarget as Node);
      },
      { signal },
    );

    for (const details of element?.querySelectorAll<HTMLDetailsElement>('.nav-entry > details') ?? [])
      openOnHover(details, signal);

    menu()?.addEventListener('toggle', updateInert, { signal });
    updateInert();
    const observer = new ResizeObserver(() => isBar() && closeMenu());
    if (element) observer.observe(element);

    return () => {
      controller.abort();
      observer.disconnect();
    };
  }, []);

  return null;
}
