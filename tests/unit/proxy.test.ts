/** @jest-environment node */
import { getRewrittenUrl } from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { proxy } from '@/proxy.server';

jest.mock('@/scripts/editing/overlay/state', () => ({ blockingIssues: () => [] }));
jest.mock('@/lib/content/redirects', () => ({
  listRedirects: () => [{ from: '/es/services/ai-ml', to: '/es/services/machine-learning#questions' }],
}));

const answer = (path: string, headers: Record<string, string> = {}) =>
  proxy(new NextRequest(`http://localhost:3000${path}`, { headers }));

describe('proxy', () => {
  const { NODE_ENV } = process.env;
  beforeEach(() => Object.assign(process.env, { NODE_ENV: 'development' }));
  afterEach(() => Object.assign(process.env, { NODE_ENV }));

  it('redirects a renamed path during development', async () => {
    const { status, headers } = await answer('/es/services/ai-ml?a=1');
    expect({ status, to: headers.get('location') }).toEqual({
      status: 307,
      to: 'http://localhost:3000/es/services/machine-learning?a=1#questions',
    });
  });

  it('shows the default language in the preview of the editor, whatever the browser prefers', async () => {
    const french = { 'accept-language': 'fr', cookie: 'preferredLanguage=fr' };
    const preview = { ...french, 'sec-fetch-dest': 'iframe' };
    expect(getRewrittenUrl(await answer('/contact', preview))).toBe('http://localhost:3000/en/contact');
    expect((await answer('/contact', french)).headers.get('location')).toBe(
      'http://localhost:3000/fr/contact',
    );
    Object.assign(process.env, { NODE_ENV: 'production' });
    expect((await answer('/contact', preview)).headers.get('location')).toBe(
      'http://localhost:3000/fr/contact',
    );
  });

  it('does not change other requests', async () => {
    expect((await answer('/es/services/cyber-security')).headers.get('location')).toBeNull();
  });
});
