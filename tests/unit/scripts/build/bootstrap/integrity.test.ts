import { checkLaterScripts } from '@/scripts/build/bootstrap/integrity';

const chunk = '/_next/static/chunks/later.js';
const file = { href: '/_next/static/chunks/integrity-1.json', integrity: 'sha256-bGlzdA==' };
const fetchDigests = jest.fn();
const native = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src');

beforeEach(() => {
  fetchDigests.mockReset().mockResolvedValue({ json: async () => ({ [chunk]: 'bGF0ZXI=' }) });
  Object.assign(globalThis, { fetch: fetchDigests });
  checkLaterScripts(file);
});
afterEach(() => {
  Object.defineProperty(HTMLScriptElement.prototype, 'src', native ?? {});
  Reflect.deleteProperty(HTMLScriptElement.prototype, 'setAttribute');
  document.head.replaceChildren();
  document.body.innerHTML = '<p></p>';
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Ways to insert a script. Next.js currently uses the first. */
const ways: [string, (script: HTMLScriptElement) => unknown][] = [
  ['head.appendChild', (script) => document.head.appendChild(script)],
  ['head.append', (script) => document.head.append(script)],
  ['head.insertBefore', (script) => document.head.insertBefore(script, null)],
  ['body.prepend', (script) => document.body.prepend(script)],
  ['replaceWith', (script) => document.querySelector('p')?.replaceWith(script)],
  [
    'a fragment',
    (script) => {
      const fragment = document.createDocumentFragment();
      fragment.append(script);
      document.body.append(fragment);
    },
  ],
];

/** Ways to set its src. */
const names: [string, (script: HTMLScriptElement) => void][] = [
  [
    'src',
    (script) => {
      script.src = chunk;
    },
  ],
  ['setAttribute', (script) => script.setAttribute('src', chunk)],
];

describe.each(names)('a later script whose src is set with %s', (_name, setAddress) => {
  it.each(ways)('gets its integrity when it is inserted with %s', async (_way, insert) => {
    const script = document.createElement('script');
    setAddress(script);
    // Without a src, browsers do not load it before its integrity is known.
    expect(script.hasAttribute('src')).toBe(false);
    insert(script);
    await settled();
    expect(script.isConnected).toBe(true);
    expect(script.getAttribute('src')).toBe(chunk);
    expect(script.integrity).toBe('sha256-bGF0ZXI=');
  });

  it('gets its integrity when it is inserted before its src is set', async () => {
    const script = document.createElement('script');
    document.head.append(script);
    setAddress(script);
    await settled();
    expect(script.integrity).toBe('sha256-bGF0ZXI=');
  });

  it('fires an error event when the digests cannot be loaded', async () => {
    fetchDigests.mockRejectedValue(new Error('gone'));
    const script = document.createElement('script');
    const failed = jest.fn();
    script.onerror = failed;
    setAddress(script);
    await settled();
    expect(failed).toHaveBeenCalledTimes(1);
    expect(script.hasAttribute('src')).toBe(false);
  });
});

it('loads the digests once, with an integrity check', async () => {
  for (let count = 0; count < 2; count++) document.createElement('script').src = chunk;
  await settled();
  expect(fetchDigests.mock.calls).toEqual([[file.href, { integrity: file.integrity }]]);
});

it('does not change scripts that have an integrity, or scripts from other origins', () => {
  const checked = document.createElement('script');
  checked.integrity = 'sha256-b3du';
  checked.src = chunk;
  expect([checked.getAttribute('src'), checked.integrity]).toEqual([chunk, 'sha256-b3du']);
  const other = document.createElement('script');
  other.setAttribute('src', 'https://elsewhere.example/a.js');
  other.setAttribute('id', 'other');
  expect([other.src, other.id]).toEqual(['https://elsewhere.example/a.js', 'other']);
  expect(fetchDigests).not.toHaveBeenCalled();
});
