import { entryHours, hourOfIndustry, hourOfPage, hourOfTopic } from '@/lib/content/picture-hours';
import { topics } from '@/lib/content/schemas/insight';

it('gives the first industries a defined hour', () => {
  expect(hourOfIndustry('healthcare')).toBe('rose');
  expect(hourOfIndustry('financial')).toBe('blue');
});

it('gives a new industry an hour by its id', () => {
  const hours = ['space-travel', 'mining', 'energy', 'shipping', 'farming', 'media'].map(hourOfIndustry);
  for (const hour of hours) expect(entryHours).toContain(hour);
  expect(new Set(hours).size).toBeGreaterThan(1);
  expect(hourOfIndustry('space-travel')).toBe(hourOfIndustry('space-travel'));
});

it('gives the topics of articles several hours, and a new topic one by its id', () => {
  expect(new Set(topics.map(hourOfTopic)).size).toBeGreaterThan(2);
  expect(entryHours).toContain(hourOfTopic('robots'));
});

it('gives the heroes of pages several hours, and a new page that of the home page', () => {
  const hours = ['home', 'case-studies', 'insights', 'about', 'how-we-work'].map(hourOfPage);
  expect(new Set(hours).size).toBe(hours.length);
  expect(hourOfPage('partners')).toBe(hourOfPage('home'));
});
