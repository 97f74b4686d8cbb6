/** @jest-environment node */
import type { Issue } from '@/lib/content/issue';
import { describeRemainingIssues } from '@/scripts/editing/content-commands/finish';

const issue = (file: string): Issue => ({ file, path: ['title', 'en'], message: 'Write less.' });

const isAbout = ({ file }: Issue) => file === 'a.json';

describe('describeRemainingIssues', () => {
  it('reports success only if no issue is left in any file', () => {
    expect(describeRemainingIssues([], isAbout)).toBe('The content is in order.');
    expect(describeRemainingIssues([issue('b.json'), issue('b.json')], isAbout)).toBe(
      'Nothing is left to do here. There is more to fix, 2 issues in 1 file: "npm run content" lists it.',
    );
  });

  it('names the command that lists what is left in a draft', () => {
    expect(describeRemainingIssues([issue('a.json')], isAbout, '"npm run content -- --drafts"')).toMatch(
      /^Still to be done \("npm run content -- --drafts" lists it again\):/,
    );
  });

  it('lists remaining issues of the entry, and counts those in other files', () => {
    expect(describeRemainingIssues([issue('a.json'), issue('b.json')], isAbout)).toBe(
      [
        'Still to be done ("npm run content" lists it again):',
        '',
        'a.json needs a fix:',
        '✖ Write less.',
        '  → at title.en',
        '',
        'There is more to fix, 1 issue in 1 file: "npm run content" lists it.',
      ].join('\n'),
    );
  });
});
