import { expect } from 'playwright/test';
import type { Driver, InputSource } from './drivers/driver';
import { recordKey } from './error-recorder';

/** Elements as a person tells them apart: by kind, and by the name that they show or that their label says. */
export type Target = { css: string; name?: string };

/** Keys by the code that WebDriver gives them. */
const keyCodes = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', ArrowDown: '\uE015' } as const;

export type Key = keyof typeof keyCodes;

/**
 * Functions that every script in the page may use: `visible(css, name)` lists the visible elements, `textOf(element)`
 * is the text of one without line breaks.
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

/** What a browser answers while one page gives way to the next; asking again helps. */
const betweenPages =
  /no such (window|frame|handle)|discarded|destroyed|navigat|AbortError|stale|unknown error: undefined/i;

/** A text with single spaces, as `textOf` gives it: content may hold spaces that do not break. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ');

const describe = ({ css, name }: Target) => (name === undefined ? css : `${css} named "${name}"`);

/** One page of the site in a browser. Expectations wait until they hold. */
export class Page {
  constructor(
    readonly driver: Driver,
    readonly origin: string,
  ) {}

  /** Opens a path of the site and waits until its scripts run; they start once the page is idle. */
  async open(path: string): Promise<void> {
    await this.driver.goto(this.origin + path);
    await this.expectStarted();
  }

  /** Waits until the scripts of the page run. */
  async expectStarted(): Promise<void> {
    await this.expectScript('the page’s scripts run', `'ready' in document.documentElement.dataset`, true);
  }

  /** Evaluates an expression in the page, with the helpers above and arguments named `$0`, `$1`, … */
  async read<T>(expression: string, ...args: unknown[]): Promise<T> {
    const names = args.map((value, index) => `const $${index} = ${JSON.stringify(value) ?? 'undefined'};`);
    const body = `${helpers}${names.join('')} return JSON.stringify((${expression}) ?? null);`;
    for (let attempt = 1; ; attempt++)
      try {
        return JSON.parse(await this.driver.execute(body));
      } catch (error) {
        if (attempt === 5 || !betweenPages.test(String(error))) throw error;
      }
  }

  async expectScript(what: string, expression: string, expected: unknown, ...args: unknown[]): Promise<void> {
    await expect.poll(() => this.read(expression, ...args), { message: what }).toEqual(expected);
  }

  /** Expects the path of the address, with query and hash. */
  async expectPath(path: string): Promise<void> {
    await this.expectScript('the address', 'location.pathname + location.search + location.hash', path);
  }

  /** Expects the only first heading. */
  async expectHeading(text: string): Promise<void> {
    await this.expectScript('the first heading', `visible('h1').map(textOf)`, [oneLine(text)]);
  }

  /** Expects how many elements are visible. */
  async expectCount(target: Target, count: number): Promise<void> {
    await this.expectScript(describe(target), 'visible($0, $1).length', count, target.css, target.name);
  }

  /** Expects an element that has the focus. */
  async expectFocused({ css }: Target): Promise<void> {
    await this.expectScript(`${css} has the focus`, 'document.activeElement.matches($0)', true, css);
  }

  /** Where to press an element: brings it into view and waits until it stands still with nothing over it. */
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
        { message: `${describe(target)} can be pressed` },
      )
      .toBe(true);
    return point as unknown as { x: number; y: number };
  }

  /** Presses an element with the mouse. */
  async click(target: Target): Promise<void> {
    await this.clickAt(await this.#pointOn(target));
  }

  /** Presses a place of the window with the mouse. */
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

  /** Presses Tab until an element has the focus. */
  async tabTo({ css }: Target, most = 40): Promise<void> {
    for (let presses = 0; presses < most; presses++) {
      await this.press('Tab');
      if (await this.read<boolean>('document.activeElement.matches($0)', css)) return;
    }
    throw new Error(`Tab did not reach ${css} in ${most} presses.`);
  }

  /** Types a text where the focus is. */
  async #type(characters: Iterable<string>): Promise<void> {
    const actions = [...characters].flatMap((value) => [
      { type: 'keyDown' as const, value },
      { type: 'keyUp' as const, value },
    ]);
    await this.driver.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  /** Presses a field, replaces what is in it, and expects the new value. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.read('document.activeElement.select?.()');
    await this.#type(text);
    await this.expectScript('the field', 'visible($0)[0].value', text, target.css);
  }

  /** Marks the document that is open now, to tell later whether it is still the same one. */
  async mark(): Promise<void> {
    await this.read('void (window.marked = true)');
  }

  async expectSameDocument(): Promise<void> {
    await this.expectScript('the page was not loaded anew', `'marked' in window`, true);
  }

  async goBack(): Promise<void> {
    await this.read('void history.back()');
  }

  /** The errors since the last call. */
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

  /** Forgets everything that an earlier test left in the browser. */
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
