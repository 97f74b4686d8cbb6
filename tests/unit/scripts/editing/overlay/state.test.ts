/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockingIssues, contentState } from '@/scripts/editing/overlay/state';
import { validSite, writeSite } from '../../../lib/content/site';

// biome-ignore lint/suspicious/noExplicitAny: invalid content has no type
type Loose = any;

const cloud = 'content/services/cloud.json';

it('distinguishes issues that stop pages from rendering from issues that only stop the build', () => {
  const site = validSite();
  const service = site[cloud] as Loose;
  service.icon = 'castle';
  service.details.en = 'The <b>bank</b>';
  const { blocking, others } = contentState(writeSite(site));
  expect(blocking).toEqual([
    {
      place: `${cloud}:3:11`,
      field: 'icon',
      message: expect.stringMatching(/^Choose one of these icons/),
      found: '"castle"',
    },
  ]);
  expect(others.filter(({ message }) => !message.startsWith('Run "npm run art"'))).toMatchObject([
    { field: 'details.en', text: 'The <b>bank</b>' },
  ]);
});

it('does not block a page for texts that are too long, missing, or unknown, or for short lists', () => {
  const site = validSite();
  const service = site[cloud] as Loose;
  service.title.en = 'x'.repeat(63);
  delete service.title.fr;
  service.benefits = [];
  service.price = 1;
  (site['content/order.json'] as Loose).services = ['data'];
  const { blocking, others } = contentState(writeSite(site));
  expect(blocking).toEqual([]);
  expect(others.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['title.en', 'title.fr', 'benefits', 'price', 'services']),
  );
  expect(others.find(({ field }) => field === 'title.en')).toMatchObject({
    message: '60 characters at most, so it fits in menus and on cards; this has 63.',
    text: 'x'.repeat(63),
  });
});

it('checks again when a file has changed', () => {
  const root = writeSite(validSite());
  expect(blockingIssues(root)).toEqual([]);
  writeFileSync(join(root, cloud), '{ "id": }');
  expect(blockingIssues(root)).toMatchObject([{ place: `${cloud}:1:9` }]);
});
