import type { Loose } from '@/scripts/editing/cms/browser/types';

/** What the tests need of the component: its methods, and the elements that it renders. */
type Preview = Loose;

let pagePreview: Loose;

/** What the preview asks the server, and the answer. */
const asked: { action: string; params: Record<string, unknown> }[] = [];
const response = { issues: [], notes: [], isShown: true };

beforeAll(async () => {
  Object.assign(window, {
    editorSettings: {
      languages: [
        { code: 'en', name: 'English' },
        { code: 'fr', name: 'French' },
      ],
      defaultLanguage: 'en',
      facts: {},
    },
    h: (type: string, props: object | null, ...children: unknown[]) => ({ type, ...props, children }),
    createClass: (spec: object) => spec,
  });
  window.fetch = jest.fn(async (_address, request) => {
    asked.push(JSON.parse(String(request?.body)));
    return { json: async () => response } as Response;
  });
  ({ pagePreview } = await import('@/scripts/editing/cms/browser/preview'));
});

beforeEach(() => {
  asked.length = 0;
  document.body.innerHTML = '';
});

/** An entry of the editor; without an id, it was never saved. */
const entryOf = (slug: string, data: object = { id: slug }) => {
  const values: Record<string, unknown> = {
    collection: 'services',
    data,
    slug,
    path: slug && `content/services/${slug}.json`,
  };
  return { get: (name: string) => values[name] };
};

/** Mounts the preview of an entry, as the editor does. */
function preview(entry: ReturnType<typeof entryOf>): Preview {
  const component: Loose = { ...pagePreview, props: { entry }, state: pagePreview.getInitialState() };
  component.setState = (state: object) => Object.assign(component.state, state);
  for (const name of ['follow', 'mark', 'reload']) component[name] = pagePreview[name].bind(component);
  component.componentDidMount();
  return component;
}

/** A page in the frame, and a text in the form that it does not show. */
function showPage(component: Preview): Document {
  const page = document.implementation.createHTMLDocument();
  page.documentElement.dataset.ready = '';
  component.shownFrame = { contentDocument: page, contentWindow: new EventTarget() };
  document.body.innerHTML = '<div class="languages"><textarea lang="en">Not there</textarea></div>';
  document.querySelector('textarea')?.focus();
  return page;
}

it('does not say that the page lacks a text that is no longer in the form', () => {
  const component = preview(entryOf('cloud'));
  showPage(component);
  expect(component.state.isFound).toBe(false);
  // After saving, the editor may draw the form again.
  document.body.innerHTML = '';
  component.mark();
  expect(component.state.isFound).toBe(true);
  component.componentWillUnmount();
});

it('changes a page only after its scripts have started, because React compares the page with what it expects', () => {
  const component = preview(entryOf('cloud'));
  const page = showPage(component);
  delete page.documentElement.dataset.ready;
  component.onPageLoad('key');
  expect(component.state).toMatchObject({ loaded: 'key', isFound: true });
  page.documentElement.dataset.ready = '';
  component.shownFrame.contentWindow.dispatchEvent(new Event('site-ready'));
  expect(component.state.isFound).toBe(false);
  component.componentWillUnmount();
});

it('loads the page again when its pictures were drawn, as long as the form is open', () => {
  const component = preview(entryOf('cloud'));
  const reload = jest.fn();
  component.shownFrame = { contentWindow: { location: { reload } } };
  document.dispatchEvent(new Event('pictures-drawn'));
  expect(reload).toHaveBeenCalledTimes(1);
  component.componentWillUnmount();
  document.dispatchEvent(new Event('pictures-drawn'));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('asks for no preview of a new entry before it has a name that a file can have', async () => {
  const component = preview(entryOf('', {}));
  expect(component.frame()).toMatchObject({ type: 'p', children: ['Save once to see the page.'] });
  for (const id of ['Edge Computing', '-', 'edge-computing']) {
    component.props = { entry: entryOf('', { id }) };
    await component.show();
  }
  expect(asked.map(({ params }) => params.path)).toEqual(['content/services/edge-computing.json']);
  component.componentWillUnmount();
});

it('says that an entry is new, and discards only what it has stored', async () => {
  const component = preview(entryOf('', { id: 'cloud' }));
  await component.show();
  expect(asked.at(-1)?.params).toMatchObject({ path: 'content/services/cloud.json', isNew: true });
  component.componentWillUnmount();
  expect(asked.every(({ params }) => params.raw !== undefined)).toBe(true);
  component.props = { entry: entryOf('cloud-2') };
  await component.show();
  component.componentWillUnmount();
  expect(asked.at(-1)?.params).toEqual({ path: 'content/services/cloud-2.json', isNew: false });
});

it('stores no language', () => {
  const component = preview(entryOf('cloud'));
  component.setState({ language: 'fr' });
  expect(localStorage).toHaveLength(0);
  component.componentWillUnmount();
});
