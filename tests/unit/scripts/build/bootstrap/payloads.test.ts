/** @jest-environment node */
import { checkPayloads, openPayload, sealPayload } from '@/scripts/build/bootstrap/payloads';

const path = '/about.txt';
const payload = '0:{"b":"build"}\n1:["é","🏔️"]\n';
const sealed = sealPayload(path, payload);

describe('a sealed payload', () => {
  it('opens to the original payload', () => {
    expect(openPayload(path, sealed)).toBe(payload);
  });

  it.each([
    ['nothing', ''],
    ['no seal', payload],
    ['a byte less', sealed.slice(0, -1)],
    ['half of it', sealed.slice(0, sealed.length / 2)],
    ['another letter', sealed.replace('é', 'e')],
    ['two letters swapped', sealed.replace('build', 'bulid')],
    ['the payload of another path', sealPayload('/contact.txt', payload)],
    ['something after the seal', `${sealed}x`],
  ])('is rejected with %s', (_, damaged) => {
    expect(() => openPayload(path, damaged)).toThrow('The payload /about.txt is damaged.');
  });
});

describe('checkPayloads', () => {
  const origin = 'https://brightmesa.example';
  const answers = jest.fn();

  beforeEach(() => {
    Object.assign(globalThis, { window: globalThis, location: { origin }, fetch: answers });
    checkPayloads();
  });

  const answer = (url: string, text: string, status = 200) => {
    const response = new Response(text, { status, headers: { 'X-From': 'test' } });
    answers.mockResolvedValue(
      Object.defineProperties(response, { url: { value: url }, redirected: { value: true } }),
    );
  };

  it('passes a payload on without its seal, and keeps the response URL', async () => {
    answer(`${origin}${path}?_rsc=1`, sealed);
    const response = await fetch(path);
    expect(await response.text()).toBe(payload);
    expect(response).toMatchObject({ status: 200, url: `${origin}${path}?_rsc=1`, redirected: true });
    expect(response.headers.get('X-From')).toBe('test');
  });

  it('rejects a damaged payload', async () => {
    answer(`${origin}${path}`, sealed.slice(0, -1));
    await expect(fetch(path)).rejects.toThrow('damaged');
  });

  it.each([
    ['a missing page', `${origin}${path}`, 404],
    ['a file that is not a payload', `${origin}/about`, 200],
    ['a text from another origin', `https://elsewhere.example${path}`, 200],
  ])('does not check %s', async (_, url, status) => {
    answer(url, 'text', status);
    const response = await fetch(url);
    expect(await response.text()).toBe('text');
  });
});
