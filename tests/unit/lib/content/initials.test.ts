import { initialsOf } from '@/lib/content/initials';

it.each([
  ['Elena Marquez', 'EM'],
  ['Ada', 'A'],
  ['Ana María de la Cruz', 'AC'],
  ['Jean-Luc Picard', 'JP'],
  ['Zoé  O’Neill', 'ZO'],
  ['émile Zola', 'ÉZ'],
  // An accent that is a character of its own.
  ['E\u0301mile Zola', 'ÉZ'],
  ['Grace (Ann) Hopper 2', 'GH'],
  ['李 明', '李明'],
  ['42', ''],
])('shows %s as “%s”', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
