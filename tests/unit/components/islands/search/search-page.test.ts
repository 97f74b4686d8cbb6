import { attachSearchPage } from '@/components/islands/search/search-page';

// Only the URL matters here.
jest.mock('@/lib/search/query', () => ({ createSearch: () => ({ find: () => [] }) }));

const index = { words: { none: 'No results for', hint: 'Try', suggestions: [] } };

const part = (name: string) => {
  const element = document.createElement(name);
  document.body.append(element);
  return element;
};

let controller: AbortController;

async function attach() {
  globalThis.fetch = async () => ({ ok: true, json: async () => index }) as Response;
  const form = part('form') as HTMLFormElement;
  const field = document.createElement('input');
  form.append(field);
  controller = new AbortController();
  await attachSearchPage({
    form,
    field,
    status: part('p'),
    results: part('div'),
    everything: part('div'),
    index: '/search.json',
    signal: controller.signal,
  });
  const type = async (text: string) => {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    // Until the index was read.
    await jest.advanceTimersByTimeAsync(0);
  };
  return { field, type };
}

/** Follows a link to a fragment, with the events of a browser. */
async function follow(fragment: string) {
  history.pushState(null, '', fragment);
  for (const name of ['popstate', 'hashchange']) dispatchEvent(new Event(name));
  await jest.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/search');
});

afterEach(() => {
  controller.abort();
  jest.useRealTimers();
});

test('the query is written to the URL after a pause', async () => {
  const { type } = await attach();
  await type('cloud');
  expect(location.hash).toBe('');
  jest.runAllTimers();
  expect(location.pathname + location.hash).toBe('/search#q=cloud');
});

test('the query is not written to the URL of the next page', async () => {
  const { type } = await attach();
  await type('cloud');
  history.pushState(null, '', '/services/cloud-solutions');
  jest.runAllTimers();
  expect(location.pathname + location.hash).toBe('/services/cloud-solutions');
});

test('a link to a part of the page, e.g. the skip link, changes neither the search nor its URL', async () => {
  history.replaceState(null, '', '/search#q=cloud');
  const { field } = await attach();
  await follow('#content');
  expect(field).toHaveValue('cloud');
  expect(location.pathname + location.hash).toBe('/search#q=cloud');
});

test('the URL has a query that was typed just before the visitor followed such a link', async () => {
  const { field, type } = await attach();
  await type('cloud');
  await follow('#content');
  expect(field).toHaveValue('cloud');
  expect(location.hash).toBe('#q=cloud');
});

test('such a link stays in the URL while there is no query', async () => {
  await attach();
  await follow('#content');
  expect(location.hash).toBe('#content');
});

test.each([
  ['#q=fraud', 'fraud'],
  ['#q=', ''],
  ['/search', ''],
])('a link to %s changes the search', async (link, query) => {
  history.replaceState(null, '', '/search#q=cloud');
  const { field } = await attach();
  await follow(link);
  expect(field).toHaveValue(query);
});

test('such a link keeps a space at the end of the field', async () => {
  history.replaceState(null, '', '/search#q=cloud');
  const { field, type } = await attach();
  await type('cloud ');
  await follow('#content');
  expect(field).toHaveValue('cloud ');
});
