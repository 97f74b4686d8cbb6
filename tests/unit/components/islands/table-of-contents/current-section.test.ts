import { chooseCurrent } from '@/components/islands/table-of-contents/current-section';

const ids = ['challenge', 'solution', 'results', 'contact-form'];

test.each([
  ['no section before the first one is reached', [], [], undefined],
  ['the only section in the observed strip', ['solution'], ['challenge', 'solution'], 'solution'],
  [
    'the first section in page order, whichever entered first',
    ['results', 'solution'],
    ['challenge', 'solution', 'results'],
    'solution',
  ],
  [
    'the content section instead of the form beside it',
    ['contact-form', 'challenge'],
    ['challenge', 'contact-form'],
    'challenge',
  ],
  ['the form when it is the only one', ['contact-form'], ['contact-form', 'results'], 'contact-form'],
  ['the section above between two sections', [], ['contact-form', 'challenge', 'solution'], 'solution'],
  ['the last section below all sections', ['footer'], ['solution', 'results'], 'results'],
])('%s', (_name, intersecting, begun, expected) => {
  expect(chooseCurrent(ids, new Set(intersecting), begun)).toBe(expected);
});
