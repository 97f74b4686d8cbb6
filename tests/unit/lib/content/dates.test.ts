/** @jest-environment node */
import { filesBehind, statedDate } from '@/lib/content/dates';
import { largeSite, withSite } from './site';

describe('the content files of a page', () => {
  withSite(largeSite());

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
