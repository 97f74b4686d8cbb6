import type { Shown, State } from './state';

/** Creates an element with an inline style. */
function createElement(name: string, style: string, ...children: (Node | string)[]): HTMLElement {
  const node = document.createElement(name);
  node.style.cssText = style;
  node.append(...children);
  return node;
}

/**
 * Creates the list of issues.
 * @param isOpen whether it covers the page; otherwise it is closed, in the corner
 */
function createPanel(
  create: typeof createElement,
  title: string,
  issues: readonly Shown[],
  isOpen: boolean,
): HTMLElement {
  const item = ({ place, field, message, found }: Shown) =>
    create(
      'li',
      'margin:0 0 16px',
      create('strong', 'display:block;font-weight:600', message),
      create('code', 'display:block;color:#9fb4ff', field ? `${place}  ${field}` : place),
      ...(found ? [create('code', 'display:block;color:#ffb4a8', `found ${found}`)] : []),
    );
  const details = create(
    'details',
    'max-height:80vh;overflow:auto;padding:16px 20px;border-radius:12px;background:#14182b;color:#f2f4ff;font:14px/1.5 ui-monospace,monospace;box-shadow:0 8px 40px #0008',
    create('summary', 'cursor:pointer;font-weight:700', title),
    create('ul', 'list-style:none;margin:16px 0 0;padding:0;overflow:auto', ...issues.slice(0, 30).map(item)),
  ) as HTMLDetailsElement;
  details.open = isOpen;
  const box = create(
    'div',
    `position:fixed;z-index:2147483647;${isOpen ? 'inset:0;display:grid;place-items:center;padding:24px;background:#0b0e1acc' : 'inset:auto auto 16px 16px'}`,
    details,
  );
  box.id = 'content-issues';
  box.setAttribute('role', isOpen ? 'alertdialog' : 'status');
  box.setAttribute('aria-label', title);
  return box;
}

/** Outlines the texts of the page that have an issue, with the message as their tooltip. */
function markTexts(issues: readonly Shown[]): void {
  for (const marked of document.querySelectorAll<HTMLElement>('[data-issue]')) {
    marked.style.outline = '';
    marked.removeAttribute('title');
    delete marked.dataset.issue;
  }
  const messages = new Map(issues.map(({ text, message }) => [text?.trim(), message]));
  messages.delete(undefined);
  for (const node of document.body.querySelectorAll<HTMLElement>('body :not(script, style)')) {
    // Only the element that contains the text itself, not those around it.
    const isLeaf = [...node.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
    );
    const message = isLeaf ? messages.get(node.textContent?.trim()) : undefined;
    if (message === undefined) continue;
    node.style.outline = '3px solid #e5484d';
    node.title = message;
    node.dataset.issue = '';
  }
}

/**
 * What development pages run to follow the content: a change shows at once, an issue as an overlay that goes when
 * it is fixed. Printed as source text with its parameters, so these functions use only their own parameters.
 */
function follow(create: typeof createElement, panel: typeof createPanel, mark: typeof markTexts): void {
  let version: string | undefined;

  const show = ({ blocking, others }: State) => {
    document.getElementById('content-issues')?.remove();
    if (blocking.length > 0)
      document.documentElement.append(
        panel(create, 'The content needs a fix before this page can be shown', blocking, true),
      );
    else if (others.length > 0)
      document.documentElement.append(
        panel(create, `${others.length} to fix before the site is built`, others, false),
      );
    mark(others);
  };

  const isStopped = document.documentElement.dataset.stopped !== undefined;
  new EventSource('/dev/changes').onmessage = ({ data }) => {
    const state = JSON.parse(data) as State;
    const isChanged = version !== undefined && version !== state.version;
    version = state.version;
    document.documentElement.dataset.following = '';
    if (state.blocking.length === 0 && (isChanged || isStopped)) location.reload();
    else show(state);
  };
}

/** The source of the script of development pages. */
export const followScript = `(${follow})(${[createElement, createPanel, markTexts].join()})`;

/** The page that replaces one that cannot be rendered. */
export const stoppedPage = `<!doctype html><html lang="en" data-stopped><head><meta charset="utf-8"><title>The content needs a fix</title></head><body style="background:#0b0e1a"><script>${followScript}</script></body></html>`;
