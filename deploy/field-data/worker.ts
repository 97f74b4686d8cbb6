import { networkOf } from '@/lib/field-data/network';
import { renderVitals, tableStyle } from '@/lib/field-data/table';
import {
  maxBeaconBytes,
  parseVitals,
  typeOfPage,
  type Vital,
  type VitalSummary,
} from '@/lib/field-data/vitals';

/** The part of Cloudflare's D1 that this worker uses. */
type Statement = {
  bind: (...values: unknown[]) => Statement;
  run: () => Promise<unknown>;
  all: <Row>() => Promise<{ results: Row[] }>;
};

type Settings = {
  DB: { prepare: (sql: string) => Statement; batch: (statements: Statement[]) => Promise<unknown> };
  LIMIT: { limit: (request: { key: string }) => Promise<{ success: boolean }> };
  /** Where beacons may come from, for example `https://www.example.com`. */
  SITE_ORIGIN: string;
  /** The password of the summary. Without it nobody can read the summary. */
  READ_PASSWORD?: string;
};

/** Values are deleted after this many days. */
const storedDays = 28;

const today = () => Math.floor(Date.now() / 86_400_000);

/**
 * Receives the web vitals of the site's visitors (POST), and shows their percentiles (GET, with a password).
 * Stores the day, the type of page, the device class, the language, and the value: nothing about the visitor.
 */
export default {
  async fetch(request: Request, settings: Settings): Promise<Response> {
    if (request.method === 'POST') return receive(request, settings);
    if (request.method === 'GET') return show(request, settings);
    return new Response('Send a POST with a beacon, or a GET.\n', {
      status: 405,
      headers: { Allow: 'GET, POST' },
    });
  },

  /** Runs once a day, see wrangler.json. */
  async scheduled(_event: unknown, { DB }: Settings): Promise<void> {
    await DB.prepare('DELETE FROM vitals WHERE day <= ?')
      .bind(today() - storedDays)
      .run();
  },
};

/** The network of the visitor; the limits count its requests. */
const visitorOf = (request: Request) => networkOf(request.headers.get('CF-Connecting-IP') ?? '');

async function receive(request: Request, { DB, LIMIT, SITE_ORIGIN }: Settings): Promise<Response> {
  const refuse = (status: number, text: string) => new Response(`${text}\n`, { status });
  if (request.headers.get('Origin') !== SITE_ORIGIN)
    return refuse(403, `SITE_ORIGIN allows only pages of ${SITE_ORIGIN}.`);
  if (!(await LIMIT.limit({ key: visitorOf(request) })).success)
    return refuse(429, 'This address sends too many beacons.');
  const body = await readShort(request);
  if (body === undefined) return refuse(413, `A beacon has at most ${maxBeaconBytes} bytes.`);
  const result = parseVitals(body);
  if ('issues' in result) return refuse(400, result.issues.join('\n'));
  const insert = DB.prepare(
    'INSERT INTO vitals (day, page_type, device, language, name, value) VALUES (?, ?, ?, ?, ?, ?)',
  );
  await DB.batch(
    result.vitals.map(({ page, device, language, name, value }: Vital) =>
      insert.bind(today(), typeOfPage(page), device, language, name, value),
    ),
  );
  return new Response(null, { status: 204 });
}

/** The body as text; undefined if it is longer than a beacon. Stops reading there. */
async function readShort(request: Request): Promise<string | undefined> {
  const bytes = new Uint8Array(maxBeaconBytes);
  let length = 0;
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    if (length + chunk.length > maxBeaconBytes) return undefined;
    bytes.set(chunk, length);
    length += chunk.length;
  }
  return new TextDecoder().decode(bytes.subarray(0, length));
}

/** Percentiles are interpolated between two values, as in the local inbox (`summarize`). */
const percentile = (share: number) => `
  SUM(value * MAX(0, 1 - ABS(place - ${share} * (count - 1))))`;

const summary = `
  SELECT page_type AS pageType, device, language, name, count,
    ${percentile(0.5)} AS p50, ${percentile(0.75)} AS p75
  FROM (
    SELECT *,
      ROW_NUMBER() OVER (PARTITION BY page_type, device, language, name ORDER BY value) - 1 AS place,
      COUNT(*) OVER (PARTITION BY page_type, device, language, name) AS count
    FROM vitals WHERE day > ?
  )
  GROUP BY page_type, device, language, name
  ORDER BY page_type, device, language, name`;

async function show(request: Request, { DB, LIMIT, READ_PASSWORD }: Settings): Promise<Response> {
  // Counts correct passwords, too: otherwise an attacker could try any number and still see which one is correct.
  if (!(await LIMIT.limit({ key: `read ${visitorOf(request)}` })).success)
    return new Response('Wait a minute: this address has sent too many requests.\n', { status: 429 });
  if (!READ_PASSWORD || !(await isEqual(passwordOf(request), READ_PASSWORD)))
    return new Response('Enter the value of READ_PASSWORD as the password.\n', {
      status: 401,
      headers: { 'WWW-Authenticate': 'Basic realm="Field data", charset="UTF-8"' },
    });
  const { searchParams } = new URL(request.url);
  const days = Math.min(Math.max(Number.parseInt(searchParams.get('days') ?? '', 10) || 7, 1), storedDays);
  const { results } = await DB.prepare(summary)
    .bind(today() - days)
    .all<VitalSummary>();
  const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
  if (request.headers.get('Accept')?.includes('application/json')) return Response.json(results, { headers });
  const nonce = crypto.randomUUID();
  return new Response(page(results, days, nonce), {
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
}

/** The password of HTTP basic authentication; the user name does not matter. */
function passwordOf(request: Request): string {
  const [, encoded = ''] = /^basic (.+)$/i.exec(request.headers.get('Authorization') ?? '') ?? [];
  try {
    const text = new TextDecoder().decode(Uint8Array.from(atob(encoded), (each) => each.charCodeAt(0)));
    return text.slice(text.indexOf(':') + 1);
  } catch {
    return '';
  }
}

/** Compares digests, so that the time of a comparison tells nothing about the password. */
async function isEqual(...texts: [string, string]): Promise<boolean> {
  const [given, wanted] = await Promise.all(
    texts.map(async (text) => {
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
      return new Uint8Array(digest).join();
    }),
  );
  return given === wanted;
}

const page = (results: VitalSummary[], days: number, nonce: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Web vitals</title>
<style nonce="${nonce}">${tableStyle}</style>
</head>
<body>
<main>
<h1 id="web-vitals">Web vitals</h1>
<p>The last ${days} days. Add <code>?days=28</code> to the address for more.</p>
${renderVitals(results)}
</main>
</body>
</html>
`;
