const createPolicy = jest.fn();

beforeAll(async () => {
  // The parameter of the function into which the build wraps the script.
  const later = { href: '/_next/static/chunks/integrity-1.json', integrity: 'sha256-bGlzdA==' };
  Object.assign(globalThis, { later, trustedTypes: { createPolicy } });
  await import('@/scripts/build/inline/plain-page');
});

test('a plain page creates the Trusted Types policy, which allows only scripts of the build', () => {
  expect(createPolicy).toHaveBeenCalledWith('default', expect.anything());
  const { createScriptURL } = createPolicy.mock.calls[0][1];
  expect(createScriptURL('/_next/static/chunks/a.js')).toBe('/_next/static/chunks/a.js');
  expect(createScriptURL('https://other.example/_next/static/chunks/a.js')).toBeNull();
});

test('a plain page adds checksums to scripts that are loaded later', () => {
  const load = jest.fn().mockResolvedValue({ json: async () => ({}) });
  Object.assign(globalThis, { fetch: load });
  document.createElement('script').src = '/_next/static/chunks/a.js';
  expect(load).toHaveBeenCalledWith(expect.stringContaining('integrity-1.json'), expect.anything());
});

test('a plain page holds clicks until it is ready, or a script fails to load', () => {
  const button = document.createElement('button');
  button.type = 'button';
  const script = document.createElement('script');
  document.body.append(button, script);
  const onClick = jest.fn();
  button.click();
  button.addEventListener('click', onClick);
  script.dispatchEvent(new Event('error'));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a plain page marks that it has loaded', () => {
  dispatchEvent(new Event('load'));
  expect(document.documentElement).toHaveAttribute('data-started');
});
