import { chooseCurrent } from '@/components/islands/table-of-contents/current-section';

const ids = ['challenge', 'solution', 'results', 'contact-form'];

test.each([
  ['none before the first one is reached', [], undefined, undefined],
  ['the only one that touches the strip', ['solution'], undefined, 'solution'],
  ['the first in order, whatever touched first', ['results', 'solution'], 'results', 'solution'],
  ['the story rather than the form beside it', ['contact-form', 'challenge'], 'contact-form', 'challenge'],
  ['the form where it stands alone', ['contact-form'], 'results', 'contact-form'],
  ['the one before between two', [], 'solution', 'solution'],
  ['the one before where only a stranger touches', ['footer'], 'results', 'results'],
])('%s', (_name, touching, before, expected) => {
  expect(chooseCurrent(ids, new Set(touching), before)).toBe(expected);
});
