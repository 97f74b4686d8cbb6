import { fetchIndex } from './fetch-index';
import { element, showResults } from './results';
import { addressOf } from './search-address';

type Options = {
  /** The link that opened the dialog. */
  link: HTMLElement | null;
  /** The path of the search page. */
  href: string;
  label: string;
  close: string;
  /** Shown if the index cannot be loaded offline. */
  failed: string;
  /** The path of the index. */
  index: string;
  /** What the visitor has typed already. */
  query?: string;
};

/** An icon of the sprite (`public/icons.svg`). */
function icon(name: string): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(namespace, 'svg');
  svg.setAttribute('class', 'size-5 shrink-0');
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(namespace, 'use');
  use.setAttribute('href', `/icons.svg#${name}`);
  svg.append(use);
  return svg;
}

/** Moves the focus between the field and the results with the arrow keys. */
function moveFocus(event: KeyboardEvent, field: HTMLElement, results: HTMLElement) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [field, ...results.querySelectorAll<HTMLElement>('a, button')];
  const position = stops.indexOf(document.activeElement as HTMLElement);
  const next = position < 0 ? undefined : stops[position + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Opens a dialog with a search field, whose results appear while the visitor types. */
export function openSearch({ link, href, label, close, failed, index, query = '' }: Options): void {
  const field = element('input', 'search-field');
  Object.assign(field, {
    type: 'search',
    name: 'q',
    autocomplete: 'off',
    enterKeyHint: 'search',
    value: query,
  });
  field.setAttribute('aria-label', label);
  const closer = element('button', 'search-close', icon('x'));
  closer.type = 'button';
  closer.ariaLabel = close;
  closer.dataset.tooltip = close;
  const form = element('form', 'search-form', icon('search'), field, closer);
  form.setAttribute('role', 'search');
  const status = element('p', 'search-status');
  status.setAttribute('role', 'status');
  const results = element('div', 'search-results');
  const all = element('a', 'block pt-3 pb-5 font-semibold text-action');
  all.href = href;
  all.hidden = true;
  const dialog = element(
    'dialog',
    'search-dialog',
    form,
    element('div', 'search-scroll', status, results, all),
  );
  dialog.setAttribute('aria-label', label);

  const update = showResults({
    field,
    status,
    results,
    index,
    onSearch: (query) => {
      all.href = addressOf(href, query);
      all.hidden = results.querySelector('a') === null;
      results.parentElement?.scrollTo(0, 0);
    },
    // The search page lists everything without an index. Offline, the current page stays.
    onFail: () => {
      if (navigator.onLine) location.assign(addressOf(href, field.value.trim()));
      else status.textContent = failed;
    },
  });

  closer.onclick = () => dialog.close();
  form.onsubmit = (event) => {
    event.preventDefault();
    all.click();
  };
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target as Element).closest('a')) dialog.close();
  });
  dialog.addEventListener('keydown', (event) => {
    moveFocus(event, field, results);
    // Chromium would only empty the field.
    if (event.key !== 'Escape' || event.isComposing) return;
    event.preventDefault();
    dialog.close();
    // If nothing had the focus before, the hidden field would keep it and receive the next shortcut.
    field.blur();
  });
  // Another page appears behind the dialog.
  const onBack = () => dialog.close();
  addEventListener('popstate', onBack);
  dialog.addEventListener('close', () => {
    removeEventListener('popstate', onBack);
    dialog.remove();
    // The link is in the menu, which is closed on phones.
    if (!link?.getClientRects().length)
      document.querySelector<HTMLElement>('[popovertarget="site-menu"]')?.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
  field.focus();
  fetchIndex(index).then(
    ({ words }) => {
      all.textContent = words.all;
    },
    () => {},
  );
  update();
}
