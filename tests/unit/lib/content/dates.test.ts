/** @jest-environment node */
import { renameSync } from 'node:fs';
import { filesBehind, historyOf, statedDate } from '@/lib/content/dates';
import { commitAt, git, hasGit } from '../../support/git';
import { type Loose, largeSite, withSite } from './site';

const site: Record<string, Loose> = largeSite();
site['content/redirects.json'].redirects.push({ from: '/services/hosting', to: '/services/cloud' });
withSite(site);

describe('the content files of a page', () => {
  it('are the file of the entry on a detail page', () => {
    expect(filesBehind('/services/cloud')).toEqual(['content/services/cloud.json']);
    expect(filesBehind('/privacy-policy')).toEqual(['content/legal/privacy-policy.json']);
  });

  it('are the files of all entries on an overview page', () => {
    expect(filesBehind('/services')).toEqual([
      'content/pages/services.json',
      ...['cloud', 'data', 'security', 'support', 'strategy'].map((id) => `content/services/${id}.json`),
    ]);
  });

  it('are the files of the shown entries on the home page', () => {
    const files = filesBehind('/');
    expect(files[0]).toBe('content/pages/home.json');
    // Four services, three studies, four industries (specification, section 2), and the company's figures.
    expect(files).toHaveLength(1 + 4 + 3 + 4 + 1);
    expect(files).toContain('content/company.json');
  });

  it('include company.json when a page shows company facts', () => {
    expect(filesBehind('/contact')).toContain('content/company.json');
    expect(filesBehind('/about')).toContain('content/company.json');
  });

  it('contain the date of a legal page', () => {
    expect(statedDate()).toBe('2025-04-08T00:00:00Z');
  });
});

(hasGit ? it : it.skip)('a renamed entry keeps its publication date', () => {
  const root = process.cwd();
  const [former, present] = ['hosting', 'cloud'].map((id) => `${root}/content/services/${id}.json`) as [
    string,
    string,
  ];
  git(root, 'init');
  renameSync(present, former);
  commitAt(root, '2024-01-01T00:00:00Z');
  renameSync(former, present);
  commitAt(root, '2026-01-01T00:00:00Z');
  expect(historyOf('/services/cloud')).toEqual({
    published: '2024-01-01T00:00:00Z',
    modified: '2026-01-01T00:00:00Z',
  });
});
