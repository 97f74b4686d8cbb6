/** @jest-environment node */
import { GET as getChanges } from '@/app/dev/changes/route.server';
import { GET as getOverlay } from '@/app/dev/overlay.js/route.server';
import { GET as getPreview } from '@/app/dev/preview.js/route.server';

jest.mock('node:fs', () => ({ ...jest.requireActual('node:fs'), watch: () => ({ close: () => undefined }) }));
jest.mock('@/scripts/editing/overlay/state', () => ({ contentState: () => ({}) }));

const { NODE_ENV } = process.env;
beforeEach(() => Object.assign(process.env, { NODE_ENV: 'development' }));
afterEach(() => Object.assign(process.env, { NODE_ENV }));

const from = (host: string) => new Request('http://localhost:3000/dev', { headers: { host } });

describe.each([
  ['the state of the content', getChanges],
  ['the script of the overlay', getOverlay],
  ['the script of the preview', getPreview],
])('%s', (_what, GET) => {
  it('is served to this computer', async () => {
    expect((await GET(from('localhost:3000'))).status).toBe(200);
  });

  it('is not served under another host', async () => {
    const response = await GET(from('evil.example:3000'));
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('http://localhost');
  });

  it('is only for development', async () => {
    Object.assign(process.env, { NODE_ENV: 'production' });
    expect((await GET(from('localhost:3000'))).status).toBe(404);
  });
});
