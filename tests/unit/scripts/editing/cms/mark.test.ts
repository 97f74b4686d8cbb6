let markText: (page: Document, text: string) => boolean;

/** The elements with a line around them, and the one to which the page has scrolled. */
let lined: Element[];
let scrolledTo: Element | undefined;

beforeAll(async () => {
  Object.assign(window, { editorSettings: { facts: { email: 'hello@example.com', founded: '2014' } } });
  // The document of the tests has no layout.
  Object.assign(Element.prototype, {
    getClientRects: () => [{}],
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
])('finds %s, whose signs the page corrects', (typed, shown) => {
  expect(marked(`<h1>${shown}</h1><p>More</p>`, typed)).toBe(shown);
});

it('finds a text that the page does not correct, and no other one', () => {
  expect(marked('<p>The "open" end</p>', 'The "open" end')).toBe('The "open" end');
  expect(marked('<p>One text</p>', 'Another text')).toBeUndefined();
});
