import { expect } from 'playwright/test';
import type { Driver, InputSource } from './drivers/driver';
import { recordKey } from './error-recorder';

/** A selector for visible elements: CSS, and optionally the accessible name or text. */
export type Target = { css: string; name?: string };

/** WebDriver key codes. */
const keyCodes = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', ArrowDown: '\uE015' } as const;

export type Key = keyof typeof keyCodes;

/**
 * Functions for scripts in the page: `visible(css, name)` returns the visible elements, `textOf(element)` returns the
 * text of an element on one line.
 */
const helpers = `
  const textOf = (element) => (element.textContent ?? '').replace(/\\s+/g, ' ').trim();
  const nameOf = (element) => element.getAttribute('aria-label') ?? textOf(element);
  const isVisible = (element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const visible = (css, name) =>
    [...document.querySelectorAll(css)].filter(
      (element) => isVisible(element) && (name === undefined || nameOf(element) === name),
    );
`;

/** Matches WebDriver errors during a page change. The command works after a retry. */
const pageChangeError =
  /no such (window|frame|handle)|discarded|destroyed|navigat|AbortError|stale|unknown error: undefined/i;

/** Collapses whitespace like `textOf`, including non-breaking spaces. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ');

const describe = ({ css, name }: Target) => (name === undefined ? css : `${css} named "${name}"`);

/** Page object for the site in a real browser. Every expectation retries until it holds or times out. */
export class Page {
  constructor(
    readonly driver: Driver,
    readonly origin: string,
  ) {}

  /** Opens a path of the site and waits until its scripts run. They start when the page is idle. */
  async open(path: string): Promise<void> {
    await this.driver.goto(this.origin + path);
    await this.expectStarted();
  }

  /** Waits until the scripts of the page run. */
  async expectStarted(): Promise<void> {
    await this.expectScript('the page’s scripts run', `'ready' in document.documentElement.dataset`, true);
  }

  /** Evaluates an expression in the page. It can use the helpers above, and arguments as `$0`, `$1`, … */
  async read<T>(expression: string, ...args: unknown[]): Promise<T> {
    const names = args.map((value, index) => `const $${index} = ${JSON.stringify(value) ?? 'undefined'};`);
    const body = `${helpers}${names.join('')} return JSON.stringify((${expression}) ?? null);`;
    for (let attempt = 1; ; attempt++)
      try {
        return JSON.parse(await this.driver.execute(body));
      } catch (error) {
        if (attempt === 5 || !pageChangeError.test(String(error))) throw error;
      }
  }

  async expectScript(what: string, expression: string, expected: unknown, ...args: unknown[]): Promise<void> {
    await expect.poll(() => this.read(expression, ...args), { message: what }).toEqual(expected);
  }

  /** Expects the path, query, and hash of the current URL. */
  async expectPath(path: string): Promise<void> {
    await this.expectScript('the URL', 'location.pathname + location.search + location.hash', path);
  }

  /** Expects exactly one visible h1, with this text. */
  async expectHeading(text: string): Promise<void> {
    await this.expectScript('the h1', `visible('h1').map(textOf)`, [oneLine(text)]);
  }

  /** Expects the number of visible elements. */
  async expectCount(target: Target, count: number): Promise<void> {
    await this.expectScript(describe(target), 'visible($0, $1).length', count, target.css, target.name);
  }

  /** Expects that an element has focus. */
  async expectFocused({ css }: Target): Promise<void> {
    await this.expectScript(`${css} has the focus`, 'document.activeElement.matches($0)', true, css);
  }

  /** Returns where to click an element: scrolls it into view and waits until it is stable and not covered. */
  async #pointOn(target: Target): Promise<{ x: number; y: number }> {
    const find = () =>
      this.read<{ x: number; y: number } | null>(
        `(() => {
          const [element] = visible($0, $1);
          if (!element) return null;
          const isInView = ({ top, bottom }) => top >= 0 && bottom <= innerHeight;
          if (!isInView(element.getBoundingClientRect()))
            element.scrollIntoView({ block: 'center', behavior: 'instant' });
          const { left, top, width, height } = element.getClientRects()[0];
          const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
          const hit = document.elementFromPoint(point.x, point.y);
          return hit && element.contains(hit) ? point : null;
        })()`,
        target.css,
        target.name,
      );
    let point = await find();
    await expect
      .poll(
        async () => {
          const before = point;
          point = await find();
          return point !== null && point.x === before?.x && point.y === before.y;
        },
        { message: `${describe(target)} can be clicked` },
      )
      .toBe(true);
    return point as unknown as { x: number; y: number };
  }

  /** Clicks an element. */
  async click(target: Target): Promise<void> {
    await this.clickAt(await this.#pointOn(target));
  }

  /** Clicks at a position in the window. */
  async clickAt({ x, y }: { x: number; y: number }): Promise<void> {
    const actions: Extract<InputSource, { type: 'pointer' }>['actions'] = [
      { type: 'pointerMove', x, y, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.driver.perform([
      { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
    ]);
  }

  async press(key: Key): Promise<void> {
    await this.#type([keyCodes[key]]);
  }

  /** Presses Tab until an element has focus. @throws {Error} after too many presses */
  async tabTo({ css }: Target, maxPresses = 40): Promise<void> {
    for (let presses = 0; presses < maxPresses; presses++) {
      await this.press('Tab');
      if (await this.read<boolean>('document.activeElement.matches($0)', css)) return;
    }
    throw new Error(`Tab did not reach ${css} in ${maxPresses} presses.`);
  }

  /** Types characters into the focused element. */
  async #type(characters: Iterable<string>): Promise<void> {
    const actions = [...characters].flatMap((value) => [
      { type: 'keyDown' as const, value },
      { type: 'keyUp' as const, value },
    ]);
    await this.driver.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  /** Clicks a field, replaces its value, and expects the new value. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.read('document.activeElement.select?.()');
    await this.#type(text);
    await this.expectScript('the field', 'visible($0)[0].value', text, target.css);
  }

  /** Marks the current document, so that expectSameDocument can detect a reload. */
  async mark(): Promise<void> {
    await this.read('void (window.marked = true)');
  }

  async expectSameDocument(): Promise<void> {
    await this.expectScript('the page was not reloaded', `'marked' in window`, true);
  }

  async goBack(): Promise<void> {
    await this.read('void history.back()');
  }

  /** Returns the errors recorded since the last call and clears them. */
  takeErrors(): Promise<string[]> {
    return this.read(
      `(() => {
        const errors = JSON.parse(sessionStorage.getItem($0) ?? '[]');
        sessionStorage.removeItem($0);
        return errors;
      })()`,
      recordKey,
    );
  }

  /** Clears storage and cookies from earlier tests. */
  async reset(): Promise<void> {
    await this.driver.goto(`${this.origin}/robots.txt`);
    await this.read(
      `(() => {
        localStorage.clear();
        sessionStorage.clear();
        for (const cookie of document.cookie.split('; '))
          document.cookie = cookie.split('=')[0] + '=; path=/; max-age=0';
      })()`,
    );
  }
}
