import { chooseCurrent } from '@/components/islands/table-of-contents/current-section';

const ids = ['challenge', 'solution', 'results', 'contact-form'];

test.each([
  ['no section before the first one is reached', [], undefined, undefined],
  ['the only section in the observed strip', ['solution'], undefined, 'solution'],
  [
    'the first section in page order, whichever entered first',
    ['results', 'solution'],
    'results',
    'solution',
  ],
  [
    'the content section instead of the form beside it',
    ['contact-form', 'challenge'],
    'contact-form',
    'challenge',
  ],
  ['the form when it is the only one', ['contact-form'], 'results', 'contact-form'],
  ['the previous section between two sections', [], 'solution', 'solution'],
  ['the previous section when only an unknown element is in the strip', ['footer'], 'results', 'results'],
])('%s', (_name, touching, before, expected) => {
  expect(chooseCurrent(ids, new Set(touching), before)).toBe(expected);
});
