/** @jest-environment node */
import { listRedirects } from '@/lib/content/redirects';
import { writeSite } from './site';

const root = () =>
  writeSite({
    'content/redirects.json': { redirects: [{ from: '/services/old', to: '/services/new' }] },
  });

it('returns every redirect in every language', () => {
  expect(listRedirects(undefined, root())).toEqual([
    { from: '/services/old', to: '/services/new' },
    { from: '/es/services/old', to: '/es/services/new' },
    { from: '/fr/services/old', to: '/fr/services/new' },
  ]);
});

it('returns the redirects of one language', () => {
  expect(listRedirects('fr', root())).toEqual([{ from: '/fr/services/old', to: '/fr/services/new' }]);
});

it('throws for an invalid redirect', () => {
  const bad = writeSite({ 'content/redirects.json': { redirects: [{ from: 'old', to: '/' }] } });
  expect(() => listRedirects(undefined, bad)).toThrow(
    /Write the path that is gone, without the language[\s\S]*redirects\[0\]\.from/,
  );
});
