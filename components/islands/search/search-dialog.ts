import { searchParameter } from '@/lib/site/query-parameters';
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

/** Creates the field, with what the visitor has typed already. */
function createField(label: string, query: string): HTMLInputElement {
  const field = element('input', 'search-field');
  Object.assign(field, {
    type: 'search',
    name: searchParameter,
    autocomplete: 'off',
    enterKeyHint: 'search',
    value: query,
  });
  field.setAttribute('aria-label', label);
  return field;
}

/** Creates the button that closes the dialog. No tooltip: it is outside the modal dialog, so it could not be hovered. */
function createCloser(label: string): HTMLButtonElement {
  const closer = element('button', 'search-close', icon('x'));
  closer.type = 'button';
  closer.ariaLabel = label;
  return closer;
}

/** Creates the dialog, which is not in the page yet. */
function createDialog({ href, label, close, query = '' }: Options) {
  const field = createField(label, query);
  const closer = createCloser(close);
  const form = element('form', 'search-form', icon('search'), field, closer);
  form.setAttribute('role', 'search');
  const status = element('p', 'search-status');
  status.setAttribute('role', 'status');
  const results = element('div', 'search-results');
  const all = element('a', 'block pt-3 pb-5 font-semibold text-action');
  all.href = href;
  all.hidden = true;
  const scroll = element('div', 'search-scroll', status, results, all);
  const dialog = element('dialog', 'search-dialog', form, scroll);
  dialog.setAttribute('aria-label', label);
  return { dialog, form, field, closer, status, results, scroll, all };
}

type Parts = ReturnType<typeof createDialog>;

/**
 * Shows the results while the visitor types.
 * @returns a function that shows the results of the current text
 */
function attachResults(
  { dialog, field, status, results, scroll, all }: Parts,
  { href, failed, index }: Options,
): () => Promise<void> {
  return showResults({
    field,
    status,
    results,
    index,
    onSearch: (query) => {
      all.href = addressOf(href, query);
      all.hidden = results.querySelector('a') === null;
      scroll.scrollTo(0, 0);
    },
    // The search page lists everything without an index. Offline, the current page stays.
    onFail: () => {
      if (!dialog.isConnected) return;
      if (navigator.onLine) location.assign(addressOf(href, field.value.trim()));
      else status.textContent = failed;
    },
  });
}

/** Closes the dialog when the visitor asks for it, follows a link, or goes back. */
function closeOnRequest({ dialog, field, closer }: Parts) {
  closer.onclick = () => dialog.close();
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target as Element).closest('a')) dialog.close();
  });
  dialog.addEventListener('keydown', (event) => {
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
  dialog.addEventListener('close', () => removeEventListener('popstate', onBack));
}

/** Removes the dialog after it was closed. The browser moves the focus back to the link, if that is visible. */
function removeOnClose(dialog: HTMLDialogElement, link: HTMLElement | null) {
  dialog.addEventListener('close', () => {
    dialog.remove();
    // The link is in the menu, which is closed on phones.
    if (!link?.getClientRects().length)
      document.querySelector<HTMLElement>('[popovertarget="site-menu"]')?.focus();
  });
}

/** Opens a dialog with a search field, whose results appear while the visitor types. */
export function openSearch(options: Options): void {
  const parts = createDialog(options);
  const { dialog, form, field, results, all } = parts;
  const update = attachResults(parts, options);
  form.onsubmit = (event) => {
    event.preventDefault();
    // The link has the query only after the index has arrived.
    all.href = addressOf(options.href, field.value.trim());
    all.click();
  };
  dialog.addEventListener('keydown', (event) => moveFocus(event, field, results));
  closeOnRequest(parts);
  removeOnClose(dialog, options.link);
  document.body.append(dialog);
  dialog.showModal();
  field.focus();
  fetchIndex(options.index).then(
    ({ words }) => {
      all.textContent = words.all;
    },
    () => {},
  );
  update();
}
