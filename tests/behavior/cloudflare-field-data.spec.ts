import { summarize, type Vital, type VitalSummary } from '@/lib/field-data/vitals';
import { ports } from '../support/ports';
import { expect, site, test } from '../support/site';
import { provideWrangler, startFieldData } from '../support/wrangler';

const password = 'a password: with ünïcode';

let runtime: Awaited<ReturnType<typeof startFieldData>>;

test.describe.configure({ mode: 'serial', timeout: 300_000 });

test.beforeAll(async () => {
  // The first run installs the runtime.
  test.setTimeout(300_000);
  await provideWrangler();
  runtime = await startFieldData(ports.fieldData, { SITE_ORIGIN: site, READ_PASSWORD: password });
});

test.afterAll(() => runtime?.stop());

const vital: Vital = {
  name: 'LCP',
  value: 1200,
  rating: 'good',
  page: '/es/services',
  language: 'es',
  device: 'phone',
  navigationType: 'navigate',
};

const send = (body: string, origin = site) =>
  fetch(runtime.origin, { method: 'POST', body, headers: { Origin: origin, 'Content-Type': 'text/plain' } });

const asUser = (text: string) => ({
  Authorization: `Basic ${Buffer.from(`any:${text}`).toString('base64')}`,
});

const read = (query = '') =>
  fetch(`${runtime.origin}/${query}`, { headers: { ...asUser(password), Accept: 'application/json' } });

test('the worker shows the same percentiles as the local inbox', async () => {
  const values: Vital[] = [
    ...[400, 100, 300, 200].map((value) => ({ ...vital, page: '/services/any', language: 'en', value })),
    ...[5, 1, 9].map((value) => ({ ...vital, value })),
    { ...vital, device: 'desktop', name: 'CLS', value: 0.125 },
    { ...vital, page: '/elsewhere', language: 'en', value: 7 },
  ];
  for (const value of values) expect((await send(JSON.stringify([value]))).status).toBe(204);
  const response = await read('?days=28');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual(summarize(values));
});

test('the worker refuses what is not a beacon of the site', async () => {
  const before = await (await read()).json();
  const one = JSON.stringify(vital);
  expect((await send(one, 'https://other.example')).status).toBe(403);
  expect((await send('nonsense')).status).toBe(400);
  expect((await send(JSON.stringify({ ...vital, page: "/x'); DROP TABLE vitals" }))).status).toBe(400);
  expect((await send(' '.repeat(3000) + one)).status).toBe(413);
  expect((await fetch(runtime.origin, { method: 'PUT', body: one })).status).toBe(405);
  expect(await (await read()).json()).toEqual(before);
});

test('the worker shows nothing without the password', async () => {
  for (const headers of [
    {},
    asUser(''),
    asUser('wrong'),
    { Authorization: 'Basic %%' },
    { Authorization: 'Bearer x' },
  ]) {
    const response = await fetch(runtime.origin, { headers });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toContain('Basic');
    expect(await response.text()).not.toContain('services');
  }
});

test('the worker shows a table in the browser', async ({ browser }) => {
  const context = await browser.newContext({ httpCredentials: { username: 'any', password } });
  const page = await context.newPage();
  const refused: string[] = [];
  page.on('console', (message) => refused.push(message.text()));
  await page.goto(`${runtime.origin}/?days=3`);
  await expect(page.getByText('The last 3 days.')).toBeVisible();
  const row = page.getByRole('row', { name: 'services desktop es CLS 1 0.125 0.125' });
  await expect(row).toBeVisible();
  await expect(row.getByRole('cell').last()).toHaveCSS('text-align', 'end');
  expect(refused).toEqual([]);
  await context.close();
});

test('the worker deletes only values that are 28 days old', async () => {
  const today = Math.floor(Date.now() / 86_400_000);
  const rows = [40, 28, 27].map((age) => `(${today - age}, 'home', 'phone', 'en', 'FCP', ${age})`);
  await runtime.query(`INSERT INTO vitals VALUES ${rows.join()}`);
  expect((await fetch(`${runtime.origin}/__scheduled`)).status).toBe(200);
  const stored = await runtime.query("SELECT value FROM vitals WHERE name = 'FCP'");
  expect(JSON.parse(stored)[0].results).toEqual([{ value: 27 }]);
  const shown: VitalSummary[] = await (await read('?days=28')).json();
  expect(shown.length).toBeGreaterThan(1);
});

test('the worker limits beacons from one address', async () => {
  // Twice the limit and more, because a new minute may begin meanwhile.
  const responses = await Promise.all(Array.from({ length: 130 }, () => send('nonsense')));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([400, 429]));
});
