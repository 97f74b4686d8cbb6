/** @jest-environment node */
import { renameSync } from 'node:fs';
import { filesBehind, historyOf, statedDate } from '@/lib/content/dates';
import { commitAt, git, hasGit } from '../../support/git';
import { type Loose, largeSite, withSite, words } from './site';

const site: Record<string, Loose> = largeSite();
site['content/redirects.json'].redirects.push({ from: '/services/hosting', to: '/services/cloud' });
site['content/case-studies/store.json'].publishOn = '2025-03-01';
site['content/pages/home.json'].sections[0].studies = ['grid', 'bank'];
site['content/services/support.json'].content.firstEngagement.terms = {
  result: words('result'),
  duration: words('weeks'),
  price: words('price'),
  basis: words('fixed price'),
};
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
    // Four services, three studies, four industries (specification, section 2), one more study in the hero, and the
    // company's figures.
    expect(files).toHaveLength(1 + 4 + 3 + 4 + 1 + 1);
    expect(files).toContain('content/case-studies/grid.json');
    expect(files).toContain('content/company.json');
  });

  it('include the services of which a page shows the prices', () => {
    expect(filesBehind('/how-we-work')).toContain('content/services/support.json');
    expect(filesBehind('/how-we-work')).not.toContain('content/services/cloud.json');
  });

  it('include company.json when a page shows company facts', () => {
    expect(filesBehind('/contact')).toContain('content/company.json');
    expect(filesBehind('/about')).toContain('content/company.json');
  });

  it('contain the date of a legal page', () => {
    expect(statedDate()).toBe('2025-04-08T00:00:00Z');
  });
});

(hasGit ? it : it.skip)(
  'a renamed entry keeps its publication date; a list changes when an entry is published',
  () => {
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
    expect(historyOf('/privacy-policy').modified).toBe('2025-04-08');
    expect(historyOf('/insights/bills').modified).toBe('2026-01-10');
    expect(historyOf('/case-studies').modified).toBe('2025-03-01T00:00:00Z');
    expect(historyOf('/industries').modified).toBe('2024-01-01T00:00:00Z');
  },
);
