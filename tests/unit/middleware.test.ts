/** @jest-environment node */

import { getRewrittenUrl } from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { middleware } from '@/middleware';

function answer(path: string, headers: Record<string, string> = {}) {
  return middleware(new NextRequest(`https://www.example.com${path}`, { headers }));
}

describe('the middleware', () => {
  it('rewrites an address without a language to the default one', () => {
    const response = answer('/services?a=1', { 'accept-language': 'en' });
    expect(getRewrittenUrl(response)).toBe('https://www.example.com/en/services?a=1');
  });

  it('leads to the language that the browser asks for, and says what the answer depends on', () => {
    const response = answer('/about?a=1', { 'accept-language': 'de, fr;q=0.8' });
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toBe('https://www.example.com/fr/about?a=1');
    expect(response.headers.get('vary')).toContain('Cookie');
  });

  it('prefers the stored choice', () => {
    const response = answer('/', { 'accept-language': 'fr', cookie: 'preferredLanguage=es' });
    expect(response.headers.get('location')).toBe('https://www.example.com/es');
  });

  it('ignores rubbish in the cookie', () => {
    const response = answer('/', { 'accept-language': 'fr', cookie: 'preferredLanguage=xx' });
    expect(response.headers.get('location')).toBe('https://www.example.com/fr');
  });

  it('never overrides an address with a language', () => {
    const response = answer('/es/about', { 'accept-language': 'en', cookie: 'preferredLanguage=fr' });
    expect(response.headers.get('location')).toBeNull();
    expect(getRewrittenUrl(response)).toBeNull();
  });

  it('takes the prefix of the default language away for good', () => {
    const response = answer('/en/about');
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe('https://www.example.com/about');
  });
});
