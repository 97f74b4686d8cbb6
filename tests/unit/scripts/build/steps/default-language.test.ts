/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moveDefaultLanguage } from '@/scripts/build/steps/default-language';
import { temporaryFolder } from '../../../support/folder';

const usual = {
  'en.html': 'home',
  'en.txt': 'home payload',
  'en/about.html': 'about',
  'en/404.html': 'ours',
  'en/services/ai-ml.html': 'service',
  'es.html': 'inicio',
  '404.html': 'the framework’s',
  '_not-found.html': '',
  '_not-found.txt': '',
  '_not-found/x.txt': '',
};

describe('moveDefaultLanguage', () => {
  it('moves the pages of the default language to paths without a prefix', () => {
    const out = temporaryFolder(usual);
    moveDefaultLanguage(out, 'en');
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('home');
    expect(readFileSync(join(out, 'index.txt'), 'utf8')).toBe('home payload');
    expect(existsSync(join(out, 'about.html'))).toBe(true);
    expect(existsSync(join(out, 'services/ai-ml.html'))).toBe(true);
    expect(existsSync(join(out, 'en'))).toBe(false);
    expect(existsSync(join(out, 'es.html'))).toBe(true);
  });

  it('replaces the 404 page of Next.js with ours', () => {
    const out = temporaryFolder(usual);
    moveDefaultLanguage(out, 'en');
    expect(readFileSync(join(out, '404.html'), 'utf8')).toBe('ours');
    expect(existsSync(join(out, '_not-found.html'))).toBe(false);
  });

  it('throws when the export does not have the expected files', () => {
    expect(() => moveDefaultLanguage(temporaryFolder({ 'index.html': '' }), 'en')).toThrow('has no en.html');
  });

  it('throws when a page would overwrite another', () => {
    const out = temporaryFolder({ ...usual, 'about/x.html': '', 'en/about/y.html': '' });
    expect(() => moveDefaultLanguage(out, 'en')).toThrow('/about');
  });
});
