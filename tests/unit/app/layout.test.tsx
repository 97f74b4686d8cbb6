import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Layout from '@/app/[locale]/layout';

let isHeaderBroken = true;

jest.mock('next/navigation', () => ({
  usePathname: () => '/fr/about',
  useRouter: () => ({ push() {}, prefetch() {} }),
  unstable_rethrow() {},
}));
jest.mock('next-intl/server', () => ({
  getTranslations: async () => (key: string) => key,
  getLocale: async () => 'fr',
}));
jest.mock('@/components/styles/fonts', () => ({ heading: {}, body: {} }));
jest.mock('@/components/layout/site-header', () => ({
  SiteHeader() {
    if (isHeaderBroken) throw new Error('no header');
    return <header>Header</header>;
  },
}));
jest.mock('@/components/layout/site-footer', () => ({ SiteFooter: () => null }));
jest.mock('@/lib/content/company', () => ({ getCompany: () => ({ name: 'Test', phone: {}, email: '' }) }));
jest.mock('@/lib/content/entries', () => ({ listEntries: () => [] }));
jest.mock('@/lib/content/logo', () => ({ readLogo: () => ({ shapes: [] }) }));
jest.mock('@/lib/seo/feeds/search-index', () => ({ searchIndexPath: async () => '/index.json' }));
jest.mock('@/lib/seo/metadata', () => ({ themeColor: () => '', siteMetadata: () => ({}) }));

test('an error outside of the content shows the message of the site, and the page can be shown again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const onReady = jest.fn();
  addEventListener('site-ready', onReady, { once: true });
  render(await Layout({ children: <h1>Content</h1> }), { container: document });
  expect(screen.getByRole('alert')).toHaveTextContent('Crash.text');
  expect(document.documentElement).toHaveAttribute('lang', 'fr');
  // Before this event, presses of buttons are held.
  expect(onReady).toHaveBeenCalled();

  isHeaderBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Crash.retry' }));
  expect(screen.getByText('Header')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Content' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
