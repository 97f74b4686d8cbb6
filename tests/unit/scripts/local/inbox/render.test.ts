import { escapeHtml } from '@/lib/field-data/escape-html';
import { contentSecurityPolicy, type InboxView, renderInbox } from '@/scripts/local/inbox/render';

const view: InboxView = { total: 0, damaged: 0, inquiries: [], older: undefined, newest: true, vitals: [] };

function show(changes: Partial<InboxView>): Document {
  return new DOMParser().parseFromString(renderInbox({ ...view, ...changes }), 'text/html');
}

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</td></table></main><iframe src="javascript:alert(1)">',
  "' onmouseover='alert(1)",
  '&lt;b&gt;',
  '<!-- ',
  '\u202Egnp.exe',
  'line\r\nbreak',
];

describe('renderInbox', () => {
  test('explains what the page shows', () => {
    expect(show({}).body.textContent).toContain('This is a development and demonstration aid.');
  });

  test.each(hostile)('shows %j as text, in names and in values', (text) => {
    const fields: [string, string][] = [[text, text]];
    const document = show({
      total: 1,
      inquiries: [{ id: 'id', receivedAt: '2026-01-02T03:04:05.678Z', fields }],
    });
    const row = document.querySelector('tbody tr');
    expect(row?.querySelector('td')?.textContent).toBe(text.replace('\r\n', '\n'));
    expect(row?.querySelector('th')?.textContent).toBe(text.replace('\r\n', '\n'));
    expect(document.querySelectorAll('script, img, iframe, [onmouseover], [onerror]')).toHaveLength(0);
  });

  test('shows hostile web vitals and times as text', () => {
    const [text = ''] = hostile;
    const document = show({
      inquiries: [{ id: text, receivedAt: text, fields: [] }],
      vitals: [{ pageType: text, device: text, language: text, name: text, count: 1, p50: 1, p75: 1 }],
    });
    expect(document.querySelectorAll('script')).toHaveLength(0);
  });

  test('shows the fields in order, below the time of arrival', () => {
    const document = show({
      total: 1,
      inquiries: [
        {
          id: '20260102T030405678Z-0000-abcdef01',
          receivedAt: '2026-01-02T03:04:05.678Z',
          fields: [
            ['message', 'b'],
            ['email', 'a'],
          ],
        },
      ],
    });
    expect(document.querySelector('h3')?.textContent).toBe(
      '2026-01-02 03:04:05 UTC 20260102T030405678Z-0000-abcdef01',
    );
    expect([...document.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
      'messageb',
      'emaila',
    ]);
  });

  test('shows the number of unreadable lines', () => {
    const text = (damaged: number) => show({ damaged }).body.textContent;
    expect(text(2)).toContain('2 lines of inquiries.jsonl cannot be read.');
    expect(text(0)).not.toContain('cannot be read');
  });

  test('links to older and to the newest inquiries if there are any', () => {
    const links = (changes: Partial<InboxView>) =>
      [...show(changes).querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect([links({}), links({ older: 'x', total: 60 }), links({ newest: false })]).toEqual([
      [],
      ['/inbox.json', '/inbox?before=x'],
      ['/inbox'],
    ]);
  });

  test('shows the median and the 75th percentile of web vitals', () => {
    const group = { pageType: 'home', device: 'phone', language: 'en' };
    const document = show({
      vitals: [
        { ...group, name: 'CLS', count: 3, p50: 0.0123, p75: 0.1 },
        { ...group, name: 'LCP', count: 2, p50: 1234.4, p75: 1999.9 },
      ],
    });
    const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(rows).toEqual([
      ['home', 'phone', 'en', 'CLS', '3', '0.012', '0.100'],
      ['home', 'phone', 'en', 'LCP', '2', '1234 ms', '2000 ms'],
    ]);
  });

  test('has a policy that allows only its own stylesheet', () => {
    expect(contentSecurityPolicy).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    );
  });
});

test('escapeHtml makes control characters visible', () => {
  expect(escapeHtml('a\0b\x1bc\td\n')).toBe('a␀b␛c\td\n');
});
