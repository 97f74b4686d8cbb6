/** @jest-environment node */
import { addChecksum, checkPayloads, removeChecksum } from '@/scripts/build/bootstrap/payloads';

const path = '/about.txt';
const payload = '0:{"b":"build"}\n1:["é","🏔️"]\n';
const exported = addChecksum(path, payload);

describe('the checksum of a payload', () => {
  it('is removed from the payload', () => {
    expect(removeChecksum(path, exported)).toBe(payload);
  });

  it.each([
    ['nothing', ''],
    ['no checksum', payload],
    ['a byte less', exported.slice(0, -1)],
    ['half of it', exported.slice(0, exported.length / 2)],
    ['another letter', exported.replace('é', 'e')],
    ['two letters swapped', exported.replace('build', 'bulid')],
    ['the payload of another path', addChecksum('/contact.txt', payload)],
    ['something after the checksum', `${exported}x`],
  ])('rejects %s', (_, damaged) => {
    expect(() => removeChecksum(path, damaged)).toThrow('The payload /about.txt is damaged.');
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

  it('passes a payload on without its checksum, and keeps the response URL', async () => {
    answer(`${origin}${path}?_rsc=1`, exported);
    const response = await fetch(path);
    expect(await response.text()).toBe(payload);
    expect(response).toMatchObject({ status: 200, url: `${origin}${path}?_rsc=1`, redirected: true });
    expect(response.headers.get('X-From')).toBe('test');
  });

  it('rejects a damaged payload', async () => {
    answer(`${origin}${path}`, exported.slice(0, -1));
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
