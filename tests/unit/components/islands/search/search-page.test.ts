import { attachSearchPage } from '@/components/islands/search/search-page';

// Only the URL matters here.
jest.mock('@/lib/search/query', () => ({ createSearch: () => ({ find: () => [] }) }));

const index = { words: { none: 'No results for', hint: 'Try', suggestions: [] } };

const part = (name: string) => {
  const element = document.createElement(name);
  document.body.append(element);
  return element;
};

async function attach() {
  globalThis.fetch = async () => ({ ok: true, json: async () => index }) as Response;
  const form = part('form') as HTMLFormElement;
  const field = document.createElement('input');
  form.append(field);
  await attachSearchPage({
    form,
    field,
    status: part('p'),
    results: part('div'),
    everything: part('div'),
    index: '/search.json',
    signal: new AbortController().signal,
  });
  return async (text: string) => {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    // Until the index was read.
    await jest.advanceTimersByTimeAsync(0);
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/search');
});

afterEach(() => jest.useRealTimers());

test('the query is written to the URL after a pause', async () => {
  const type = await attach();
  await type('cloud');
  expect(location.hash).toBe('');
  jest.runAllTimers();
  expect(location.pathname + location.hash).toBe('/search#q=cloud');
});

test('the query is not written to the URL of the next page', async () => {
  const type = await attach();
  await type('cloud');
  history.pushState(null, '', '/services/cloud-solutions');
  jest.runAllTimers();
  expect(location.pathname + location.hash).toBe('/services/cloud-solutions');
});
