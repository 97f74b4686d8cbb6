'use client';

import { type MouseEvent, useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { isPlainClick } from '../instant-links';
import { withTimeout } from '../with-timeout';
import { fetchIndex } from './fetch-index';
import { addressOf } from './search-address';
import { isInField, isSearchShortcut } from './shortcut';

type Props = {
  /** The path of the search page. */
  href: string;
  label: string;
  /** The label of the button that closes the search. */
  close: string;
  /** Shown if the search cannot be loaded offline. */
  failed: string;
  /** The path of the search index. */
  index: string;
};

/** How long the dialog may take to load before the search page opens instead, in milliseconds. */
const loadTimeout = 4000;

/** The code of the dialog and the index, which are loaded only when the visitor is about to search. */
function load(index: string) {
  // A failure shows when the visitor opens the search.
  fetchIndex(index).catch(() => {});
  return import('./search-dialog');
}

/**
 * The link to the search page. With JavaScript, it opens a dialog with a search field instead, and so do "/" and Ctrl+K.
 * On the search page, these move to its field.
 */
export function SearchLink({ href, label, close, failed, index }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  // The search that is loading, with what the visitor types meanwhile.
  const pending = useRef<{ typed: string }>(undefined);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, isComposing } = event;
      if (pending.current) {
        if (key === 'Escape') pending.current = undefined;
        else if (key.length === 1 && !ctrlKey && !metaKey && !altKey && !isComposing && !isInField(event)) {
          event.preventDefault();
          pending.current.typed += key;
        }
        return;
      }
      if (!isSearchShortcut(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      link.current?.click();
    };
    // The visitor does something else instead.
    const onClick = ({ target }: Event) => {
      if ((target as Element).closest('a') !== link.current) pending.current = undefined;
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
    };
  }, []);

  const prepare = () => void load(index).catch(() => {});
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const field = document.querySelector<HTMLInputElement>('#search-form input');
    if (field) return field.focus();
    if (pending.current) return;
    const search = { typed: '' };
    pending.current = search;
    const { pathname } = location;
    // The visitor may have pressed Escape, followed a link, or gone back.
    const isWanted = () => pending.current === search && location.pathname === pathname;
    withTimeout(loadTimeout, load(index))
      .then(
        ({ openSearch }) =>
          isWanted() &&
          openSearch({ link: link.current, href, label, close, failed, index, query: search.typed }),
        () => isWanted() && location.assign(addressOf(href, search.typed)),
      )
      .finally(() => {
        if (pending.current === search) pending.current = undefined;
      });
  };

  return (
    <a
      ref={link}
      href={href}
      aria-label={label}
      className="search-link"
      data-tooltip={label}
      aria-keyshortcuts="/ Control+K"
      onPointerEnter={prepare}
      onPointerDown={prepare}
      onFocus={prepare}
      onClick={open}
    >
      <Icon name="search" />
      <span className="@bar:hidden">{label}</span>
    </a>
  );
}
