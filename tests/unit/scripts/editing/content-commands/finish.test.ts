/** @jest-environment node */
import type { Fault } from '@/lib/content/fault';
import { restOf } from '@/scripts/editing/content-commands/finish';

const fault = (file: string): Fault => ({ file, path: ['title', 'en'], message: 'Write less.' });

const isAbout = ({ file }: Fault) => file === 'a.json';

describe('restOf', () => {
  it('says that all is in order only where nothing is left anywhere', () => {
    expect(restOf([], isAbout)).toBe('The content is in order.');
    expect(restOf([fault('b.json'), fault('b.json')], isAbout)).toBe(
      'Nothing is left to do here. There is more to mend, 2 faults in 1 file: "npm run content" lists it.',
    );
  });

  it('lists what is left here, and counts what is left elsewhere', () => {
    expect(restOf([fault('a.json'), fault('b.json')], isAbout)).toBe(
      [
        'Still to be done ("npm run content" lists it again):',
        '',
        'a.json needs a fix:',
        '✖ Write less.',
        '  → at title.en',
        '',
        'There is more to mend, 1 fault in 1 file: "npm run content" lists it.',
      ].join('\n'),
    );
  });
});
