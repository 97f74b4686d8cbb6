/** @jest-environment node */
import { checkOrder } from '@/lib/content/checks/order';
import { lines, source } from './given';

const services = [source('services', 'cloud', {}), source('services', 'data', {})];
const check = (list: unknown) =>
  lines(checkOrder([source('singles', 'order', { services: list }), ...services]));

describe('checkOrder', () => {
  it('accepts every entry once, in any order', () => {
    expect(check(['data', 'cloud'])).toEqual([]);
  });

  it('reports entries that are missing, unknown, or listed twice', () => {
    expect(check(['cloud', 'clod', 'cloud'])).toEqual([
      'services[1]: Remove "clod" from this list, or add content/services/clod.json: there is no such file. Did you mean "cloud"?',
      'services[2]: Remove this "cloud": the list names it twice.',
      'services: Add "data" to this list: without a place in the order, content/services/data.json is shown nowhere.',
    ]);
  });

  it('leaves a list of the wrong type to the schema', () => {
    expect(check('cloud')).toEqual([]);
  });
});
