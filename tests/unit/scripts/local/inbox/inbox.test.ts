/**
 * @jest-environment node
 */
import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { connect } from 'node:net';
import type { Inquiry } from '@/scripts/local/inbox/store';
import { createSiteServer } from '@/scripts/local/serve/server';
import { vital } from '../../../support/vital';
import {
  ask,
  cleanUp,
  endpoint,
  inquiryForm,
  listen,
  postForm,
  startSite,
  writeSite,
} from '../../local-site';

afterEach(async () => {
  jest.restoreAllMocks();
  await cleanUp();
});

async function stored(origin: string): Promise<Inquiry[]> {
  return (await fetch(`${origin}/inbox.json`)).json() as Promise<Inquiry[]>;
}

/** Returns the fields of a form as multipart sends them, with CRLF line breaks. */
function onTheWire(form: FormData): [string, string][] {
  return [...form].map(([name, value]) => [name, String(value).replace(/\r\n|\r|\n/g, '\r\n')]);
}

describe('an inquiry', () => {
  // The tests of parseForm cover each kind of text.
  test('gets the response of the provider, and is stored with all fields in order and every character', async () => {
    const { origin } = await startSite();
    const message = `é 漢字 עברית 👩🏽‍💻 <b onclick='x'>&amp;</b>\none\r\ntwo\rthree\n\n--boundary--\r\n${'x'.repeat(5000)} a\0b  `;
    const form = inquiryForm({ message });
    const response = await postForm(origin, form);
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      200,
      'text/plain; charset=utf-8',
      'OK',
    ]);
    expect(await stored(origin)).toEqual([
      { id: expect.any(String), receivedAt: expect.any(String), fields: onTheWire(form) },
    ]);
  });

  test('may come from another origin, as with the provider', async () => {
    const { origin } = await startSite();
    const preflight = await ask(origin, endpoint, {
      method: 'OPTIONS',
      headers: { Origin: 'https://example.com' },
    });
    const sent = await postForm(origin, inquiryForm());
    const refused = await postForm(origin, inquiryForm({ user_id: undefined }));
    expect([preflight.status, preflight.headers['access-control-allow-methods']]).toEqual([
      204,
      'POST, OPTIONS',
    ]);
    expect([
      preflight.headers['access-control-allow-origin'],
      sent.headers.get('access-control-allow-origin'),
      refused.headers.get('access-control-allow-origin'),
    ]).toEqual(['*', '*', '*']);
  });

  test.each([
    [{ user_id: undefined }, 'The Public Key is required', '/account'],
    [{ user_id: '' }, 'The Public Key is required', '/account'],
    [{ service_id: undefined }, 'The service ID not found', ''],
    [{ template_id: '' }, 'The template ID not found', '/templates'],
  ])('with %j gets 400 with the provider’s message and is not stored', async (entries, issue, page) => {
    const { origin } = await startSite();
    const response = await postForm(origin, inquiryForm(entries));
    const text = `${issue}. To find this ID, visit https://dashboard.emailjs.com/admin${page}`;
    expect([response.status, await response.text(), await stored(origin)]).toEqual([400, text, []]);
  });

  test('that cannot be read gets 400 and is not stored', async () => {
    const { origin } = await startSite();
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(origin + endpoint, { method: 'POST', headers, body: '{"user_id":"a"}' });
    expect([response.status, await response.text(), await stored(origin)]).toEqual([
      400,
      'The form has to be sent as multipart/form-data.',
      [],
    ]);
  });

  test('with exactly 50 KB of variables is accepted, and with one byte more gets 413, also with few characters', async () => {
    const { origin } = await startSite();
    const others = ['name', 'Ada', 'email', 'ada@example.com', 'message'].join('').length;
    const limit = 50 * 1024 - others;
    const fits = await postForm(origin, inquiryForm({ message: 'x'.repeat(limit) }));
    const over = await postForm(origin, inquiryForm({ message: 'x'.repeat(limit + 1) }));
    const emoji = await postForm(origin, inquiryForm({ message: '👋'.repeat(15_000) }));
    expect([fits.status, over.status, emoji.status, await over.text()]).toEqual([
      200,
      413,
      413,
      'Variables size limit. The maximum allowed variables size is 50Kb',
    ]);
    expect(await stored(origin)).toHaveLength(1);
  });

  test('of one megabyte is read completely, gets 413, and the connection is closed', async () => {
    const { origin } = await startSite();
    const response = await postForm(origin, inquiryForm({ message: 'x'.repeat(1024 * 1024) }));
    expect([response.status, response.headers.get('connection'), await stored(origin)]).toEqual([
      413,
      'close',
      [],
    ]);
  });

  test('that does not end gets 413 early, and the connection is closed', async () => {
    const { origin } = await startSite();
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.setEncoding('utf8').on('data', (text) => {
      answer += text;
    });
    socket.write(
      `POST ${endpoint} HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 1000000000\r\n\r\n`,
    );
    // The server stops reading after 8 MB.
    socket.write(Buffer.alloc(8 * 1024 * 1024 + 1));
    await new Promise((resolve) => socket.once('close', resolve));
    expect(answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*\r\nConnection: close\r\n/);
  });

  test('that is aborted is not stored, and the next one is', async () => {
    const { origin } = await startSite();
    await new Promise<void>((resolve) => {
      const { hostname, port } = new URL(origin);
      const headers = { 'Content-Type': 'multipart/form-data; boundary=b', 'Content-Length': 1000 };
      const sent = request({ hostname, port, path: endpoint, method: 'POST', headers });
      sent.on('error', () => resolve());
      sent.write('--b\r\nContent-Disposition: form-data; name="user_id"\r\n\r\nx', () => sent.destroy());
      sent.on('close', () => resolve());
    });
    const next = await postForm(origin, inquiryForm());
    expect([next.status, (await stored(origin)).length]).toEqual([200, 1]);
  });

  test('that cannot be stored does not get 200', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const root = await writeSite();
    // A file has the path of the inbox folder.
    const { origin } = await startSite({ root, inboxDir: `${root}/index.html` });
    const response = await postForm(origin, inquiryForm());
    expect([response.status, await response.text(), log.mock.calls.length]).toEqual([
      500,
      'The inquiry could not be stored.',
      1,
    ]);
  });

  test.each(['GET', 'HEAD', 'PUT', 'DELETE'])('cannot be sent with %s', async (method) => {
    const { origin } = await startSite();
    const { status, headers } = await ask(origin, endpoint, { method });
    expect([status, headers.allow]).toEqual([405, 'POST, OPTIONS']);
  });
});

describe('/inbox', () => {
  test('shows inquiries as text, newest first, with a policy that allows no script', async () => {
    const { origin } = await startSite();
    await postForm(origin, inquiryForm({ message: '<script>alert("older")</script>' }));
    await postForm(origin, inquiryForm({ message: 'newer' }));
    const { status, headers, text } = await ask(origin, '/inbox');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(text).toContain('&lt;script&gt;alert(&quot;older&quot;)&lt;/script&gt;');
    expect(text).not.toContain('<script');
    expect(text.indexOf('newer')).toBeLessThan(text.indexOf('older'));
    const style = /<style>(.*)<\/style>/s.exec(text)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`default-src 'none'; style-src 'sha256-${hash}'`);
  });

  test('shows 50 inquiries per page', async () => {
    const { origin } = await startSite();
    for (let number = 0; number < 51; number++)
      await postForm(origin, inquiryForm({ name: `visitor ${number}.` }));
    const newest = (await ask(origin, '/inbox')).text;
    const [, older = ''] = /href="(\/inbox\?before=[^"]+)"/.exec(newest) ?? [];
    const oldest = (await ask(origin, older)).text;
    expect([newest.match(/<article/g)?.length, oldest.match(/<article/g)?.length]).toEqual([50, 1]);
    expect([
      newest.includes('visitor 1.'),
      oldest.includes('visitor 0.'),
      oldest.includes('before='),
    ]).toEqual([true, true, false]);
  });

  test('can be downloaded as JSON', async () => {
    const { origin } = await startSite();
    const empty = await ask(origin, '/inbox.json');
    for (let number = 0; number < 51; number++) await postForm(origin, inquiryForm({ name: `${number}` }));
    const { headers, text } = await ask(origin, '/inbox.json');
    const all = JSON.parse(text) as Inquiry[];
    expect([JSON.parse(empty.text), all.length, all[0]?.fields[0], all[50]?.fields[0]]).toEqual([
      [],
      51,
      ['name', '50'],
      ['name', '0'],
    ]);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="inbox.json"',
      'cache-control': 'no-store',
    });
  });

  test.each(['/inbox', '/inbox.json'])(
    '%s responds to HEAD without a body, and refuses other methods',
    async (target) => {
      const { origin } = await startSite();
      const [head, post] = [
        await ask(origin, target, { method: 'HEAD' }),
        await ask(origin, target, { method: 'POST' }),
      ];
      expect([head.status, head.body.length, post.status, post.headers.allow]).toEqual([
        200,
        0,
        405,
        'GET, HEAD',
      ]);
    },
  );

  test.each(['/inbox', '/inbox.json'])('%s is available only under a localhost name', async (target) => {
    const { origin } = await startSite();
    const names = [
      'localhost:3000',
      '127.0.0.1',
      '[::1]:3000',
      'evil.example',
      '10.0.0.5:3000',
      'localhost.evil.example',
    ];
    const answers = await Promise.all(names.map((Host) => ask(origin, target, { headers: { Host } })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 403, 403, 403]);
    expect(answers.at(-1)?.text).toContain('INBOX=public');
  });

  test('is not available when the server listens on a network, unless enabled', async () => {
    const hidden = await startSite({ host: '0.0.0.0' });
    const open = await startSite({ host: '0.0.0.0', publishInbox: true });
    const seen = await Promise.all([
      ask(hidden.origin, '/inbox', { headers: { Host: 'localhost' } }),
      ask(hidden.origin, '/inbox.json', { headers: { Host: 'demo.example' } }),
      ask(open.origin, '/inbox', { headers: { Host: 'demo.example' } }),
    ]);
    const sent = await postForm(hidden.origin, inquiryForm());
    expect([...seen.map(({ status }) => status), sent.status]).toEqual([403, 403, 200, 200]);
  });

  test('is missing when the inbox is off', async () => {
    const origin = await listen(createSiteServer({ root: await writeSite() }));
    const answers = [
      (await ask(origin, '/inbox')).status,
      (await ask(origin, '/inbox.json')).status,
      (await postForm(origin, inquiryForm())).status,
      (await ask(origin, '/api/vitals', { method: 'POST' })).status,
    ];
    expect(answers).toEqual([404, 404, 405, 405]);
  });
});

describe('web vitals', () => {
  function beacon(origin: string, body: string, type = 'text/plain;charset=UTF-8') {
    return fetch(`${origin}/api/vitals`, { method: 'POST', headers: { 'Content-Type': type }, body });
  }

  test('are accepted as text and as JSON, and shown as medians', async () => {
    const { origin } = await startSite();
    const statuses = [
      (await beacon(origin, JSON.stringify(vital))).status,
      (await beacon(origin, JSON.stringify({ ...vital, value: 1300 }), 'application/json')).status,
      (
        await beacon(
          origin,
          JSON.stringify([
            { ...vital, value: 1400 },
            { ...vital, name: 'CLS', value: 0.05 },
          ]),
        )
      ).status,
    ];
    const { text } = await ask(origin, '/inbox');
    const cells = text.replace(/<\/t[dh]>/g, '|').replace(/<[^>]+>/g, '');
    expect(statuses).toEqual([204, 204, 204]);
    expect(cells).toContain('services|phone|en|CLS|1|0.050|0.050|');
    expect(cells).toContain('services|phone|en|LCP|3|1300 ms|1350 ms|');
  });

  test.each([
    ['invalid JSON', 'nonsense', 'text/plain', 400],
    ['an unknown field', JSON.stringify({ ...vital, user: 'x' }), 'text/plain', 400],
    ['more than 2 KB', JSON.stringify(vital).padEnd(2049), 'text/plain', 413],
    ['a form', 'name=LCP', 'application/x-www-form-urlencoded', 415],
  ])('refuse %s', async (_what, body, type, expected) => {
    const { origin } = await startSite();
    const { status } = await beacon(origin, body, type);
    const { text } = await ask(origin, '/inbox');
    expect([status, text.includes('No values yet')]).toEqual([expected, true]);
  });

  test('get a response with every issue of the beacon', async () => {
    const { origin } = await startSite();
    const response = await beacon(origin, JSON.stringify({ ...vital, rating: 'great', language: 'de' }));
    expect(await response.text()).toBe(
      '"rating" has to be one of good, needs-improvement, poor.\n"language" has to be a language of the site.\n',
    );
  });

  test('are refused with GET', async () => {
    const { origin } = await startSite();
    const { status, headers } = await ask(origin, '/api/vitals');
    expect([status, headers.allow]).toEqual([405, 'POST']);
  });
});
