/** @jest-environment node */
import { NextRequest } from 'next/server';
import { proxy } from '@/proxy.server';

jest.mock('@/scripts/editing/overlay/state', () => ({ blockingIssues: () => [] }));
jest.mock('@/lib/content/redirects', () => ({
  listRedirects: () => [{ from: '/es/services/ai-ml', to: '/es/services/machine-learning#questions' }],
}));

const answer = (path: string) => proxy(new NextRequest(`http://localhost:3000${path}`));

describe('proxy', () => {
  const { NODE_ENV } = process.env;
  beforeEach(() => Object.assign(process.env, { NODE_ENV: 'development' }));
  afterEach(() => Object.assign(process.env, { NODE_ENV }));

  it('redirects a renamed path during development', async () => {
    const { status, headers } = await answer('/es/services/ai-ml');
    expect({ status, to: headers.get('location') }).toEqual({
      status: 307,
      to: 'http://localhost:3000/es/services/machine-learning#questions',
    });
  });

  it('does not change other requests', async () => {
    expect((await answer('/es/services/cyber-security')).headers.get('location')).toBeNull();
  });
});
