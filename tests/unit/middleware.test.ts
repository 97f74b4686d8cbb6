/** @jest-environment node */

import { getRewrittenUrl } from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { middleware } from '@/middleware';

function answer(path: string, headers: Record<string, string> = {}) {
  return middleware(new NextRequest(`https://www.example.com${path}`, { headers }));
}

describe('the middleware', () => {
  it('rewrites a path without a language prefix to the default language', () => {
    const response = answer('/services?a=1', { 'accept-language': 'en' });
    expect(getRewrittenUrl(response)).toBe('https://www.example.com/en/services?a=1');
  });

  it('redirects to the browser language, and sets the Vary header', () => {
    const response = answer('/about?a=1', { 'accept-language': 'de, fr;q=0.8' });
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toBe('https://www.example.com/fr/about?a=1');
    expect(response.headers.get('vary')).toContain('Cookie');
  });

  it('uses the stored choice before the browser language', () => {
    const response = answer('/', { 'accept-language': 'fr', cookie: 'preferredLanguage=es' });
    expect(response.headers.get('location')).toBe('https://www.example.com/es');
  });

  it('ignores an invalid cookie', () => {
    const response = answer('/', { 'accept-language': 'fr', cookie: 'preferredLanguage=xx' });
    expect(response.headers.get('location')).toBe('https://www.example.com/fr');
  });

  it('never redirects a path with a language prefix', () => {
    const response = answer('/es/about', { 'accept-language': 'en', cookie: 'preferredLanguage=fr' });
    expect(response.headers.get('location')).toBeNull();
    expect(getRewrittenUrl(response)).toBeNull();
  });

  it('removes the prefix of the default language with a permanent redirect', () => {
    const response = answer('/en/about');
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe('https://www.example.com/about');
  });
});
