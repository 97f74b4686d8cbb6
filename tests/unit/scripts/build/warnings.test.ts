/** @jest-environment node */
import { join } from 'node:path';
import { listWarnings } from '@/scripts/build/warnings';
import { temporaryFolder, writeFiles } from '../../support/folder';
import { git } from '../../support/git';

const complete = [
  'NEXT_PUBLIC_SITE_URL=https://www.example.com',
  'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY=key',
  'NEXT_PUBLIC_EMAILJS_SERVICE_ID=service',
  'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID=template',
];

const warningsOf = (root: string) => listWarnings(root, {} as NodeJS.ProcessEnv);

it('has nothing to report with an address, a provider, and the whole history', () => {
  expect(warningsOf(temporaryFolder({ '.env.local': complete.join('\n') }))).toEqual([]);
});

it('reports a missing address and a missing provider, with what visitors miss', () => {
  const warnings = warningsOf(temporaryFolder());
  expect(warnings).toEqual([
    expect.stringMatching(/No email provider.*\n.*failure notice/),
    expect.stringMatching(/NEXT_PUBLIC_SITE_URL is not set.*http:\/\/localhost:3000/),
  ]);
});

it('names the identifiers of the provider that are missing', () => {
  const root = temporaryFolder({ '.env.local': complete.slice(0, 3).join('\n') });
  expect(warningsOf(root)).toEqual([expect.stringContaining('NEXT_PUBLIC_EMAILJS_TEMPLATE_ID is missing')]);
});

it('reports a clone without the older commits', () => {
  const root = temporaryFolder({ '.env.local': complete.join('\n') });
  git(root, 'init');
  for (const text of ['1', '2']) {
    writeFiles(root, { 'a.txt': text });
    git(root, 'add', '.');
    git(root, 'commit', '-m', 'x');
  }
  git(root, 'clone', '--depth', '1', `file://${root}`, 'copy');
  expect(warningsOf(join(root, 'copy'))).toEqual([expect.stringContaining('git fetch --unshallow')]);
});
