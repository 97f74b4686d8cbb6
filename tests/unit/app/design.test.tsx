/** @jest-environment node */
import DesignPage from '@/app/[locale]/design/page.server';

jest.mock('next-intl/server', () => ({ getLocale: () => 'en' }));

const { NODE_ENV } = process.env;
afterEach(() => Object.assign(process.env, { NODE_ENV }));

it('shows the design page on the development server', async () => {
  Object.assign(process.env, { NODE_ENV: 'development' });
  await expect(DesignPage()).resolves.toBeDefined();
});

it('shows the 404 page in a server build', async () => {
  Object.assign(process.env, { NODE_ENV: 'production' });
  await expect(DesignPage()).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
});
