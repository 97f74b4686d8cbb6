/** @jest-environment node */

import { getRewrittenUrl } from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { middleware } from '@/middleware';

function respond(path: string, headers: Record<string, string> = {}) {
  return middleware(new NextRequest(`https://www.example.com${path}`, { headers }));
}

describe('the middleware', () => {
  it('rewrites a path without a language prefix to the default language', () => {
    const response = respond('/services?a=1', { 'accept-language': 'en' });
    expect(getRewrittenUrl(response)).toBe('https://www.example.com/en/services?a=1');
  });

  it('redirects to the browser language, and sets the Vary header', () => {
    const response = respond('/about?a=1', { 'accept-language': 'de, fr;q=0.8' });
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toBe('https://www.example.com/fr/about?a=1');
    expect(response.headers.get('vary')).toContain('Cookie');
  });

  it.each([
    ['the stored language before that of the browser', 'es', 'es'],
    ['the language of the browser if the cookie is invalid', 'xx', 'fr'],
  ])('uses %s', (_what, stored, language) => {
    const response = respond('/', { 'accept-language': 'fr', cookie: `preferredLanguage=${stored}` });
    expect(response.headers.get('location')).toBe(`https://www.example.com/${language}`);
  });

  it.each([
    ['https://www.example.com/fr/about', null],
    ['https://www.example.com/services', 'https://www.example.com/fr/about'],
    ['https://other.example/fr/about', 'https://www.example.com/fr/about'],
    ['about:blank', 'https://www.example.com/fr/about'],
    ['', 'https://www.example.com/fr/about'],
  ])('a link from %s to an English page leads a French visitor to %s', (referer, location) => {
    const response = respond('/about', { referer, cookie: 'preferredLanguage=fr' });
    expect(response.headers.get('location')).toBe(location);
  });

  it('never redirects a path with a language prefix', () => {
    const response = respond('/es/about', { 'accept-language': 'en', cookie: 'preferredLanguage=fr' });
    expect(response.headers.get('location')).toBeNull();
    expect(getRewrittenUrl(response)).toBeNull();
  });

  it('removes the prefix of the default language with a permanent redirect', () => {
    const response = respond('/en/about');
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe('https://www.example.com/about');
  });
});
