let markText: (page: Document, text: string) => boolean;

/** The elements with a line around them, and the one to which the page has scrolled. */
let lined: Element[];
let scrolledTo: Element | undefined;

beforeAll(async () => {
  Object.assign(window, { editorSettings: { facts: { email: 'hello@example.com', founded: '2014' } } });
  // The document of the tests has no layout.
  Object.assign(Element.prototype, {
    checkVisibility(this: Element) {
      return this.closest('details:not([open]) > :not(summary), [hidden]') === null;
    },
    animate(this: Element) {
      lined.push(this);
      return {
        cancel: () => {
          lined = lined.filter((element) => element !== this);
        },
      };
    },
    scrollIntoView(this: Element) {
      scrolledTo = this;
    },
  });
  ({ markText } = await import('@/scripts/editing/cms/browser/mark'));
});

beforeEach(() => {
  lined = [];
});

/** Marks a text on a page. Returns what the line is around, or undefined if the page does not show the text. */
function marked(html: string, text: string): string | undefined {
  document.body.innerHTML = html;
  scrolledTo = undefined;
  const isFound = markText(document, text);
  expect(lined).toHaveLength(isFound ? 1 : 0);
  expect(scrolledTo).toBe(lined[0]);
  return lined[0]?.textContent ?? undefined;
}

it.each([
  ['We work "together"', 'We work “together”'],
  ['Nous travaillons "ensemble" !', 'Nous travaillons «\u00a0ensemble\u00a0»\u00a0!'],
  ["It's the customers' site", 'It’s the customers’ site'],
  ['In 41 ms - or 6-18 months...', 'In 41\u00a0ms – or 6–18 months…'],
  ['Two--or three', 'Two–or three'],
  ['No\u200bthing wide', 'Nothing wide'],
])('finds %s, whose characters the page corrects', (typed, shown) => {
  expect(marked(`<h1>${shown}</h1><p>More</p>`, typed)).toBe(shown);
});

it('finds a text that the page does not correct, and no other one', () => {
  expect(marked('<p>The "open" end</p>', 'The "open" end')).toBe('The "open" end');
  expect(marked('<p>One text</p>', 'Another text')).toBeUndefined();
});

const answers = `<nav><details><summary>Menu</summary><p hidden>Write to hello@example.com</p></details></nav>
  <details><summary>How?</summary><p>Write to hello@example.com <b>now</b></p></details>
  <details><summary>When?</summary><p>In a week</p></details>`;

const isOpen = () => [...document.querySelectorAll('details')].map(({ open }) => open);

it('opens the answer that contains a text, with the value of its placeholder', () => {
  expect(marked(answers, 'Write to {email} **now**')).toBe('Write to hello@example.com now');
  expect(isOpen()).toEqual([false, true, false]);
});

it('closes what it has opened when it marks another text, and opens nothing for a text that is seen', () => {
  marked(answers, 'In a week');
  expect(isOpen()).toEqual([false, false, true]);
  expect(markText(document, 'Write to {email} now')).toBe(true);
  expect(isOpen()).toEqual([false, true, false]);
  expect(markText(document, 'How?')).toBe(true);
  expect(isOpen()).toEqual([false, false, false]);
});

it('keeps what the visitor has opened', () => {
  document.body.innerHTML = answers.replaceAll('<details>', '<details open>');
  markText(document, 'In a week');
  markText(document, 'How?');
  expect(isOpen()).toEqual([true, true, true]);
});

it('opens nothing around a text that stays hidden', () => {
  const hidden = '<details><summary>Menu</summary><p hidden>Only here</p></details>';
  expect(marked(hidden, 'Only here')).toBeUndefined();
  expect(isOpen()).toEqual([false]);
});
