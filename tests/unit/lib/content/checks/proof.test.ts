/** @jest-environment node */
import { checkProof } from '@/lib/content/checks/proof';
import { lines, source } from './given';

const templates = source('singles', 'templates', { service: { sidebar: { items: ['a', 'b', 'c'] } } });
const service = (proof: unknown) => source('services', 'cloud', { proof });
const check = (proof: unknown) => lines(checkProof([templates, service(proof)]));

describe('checkProof', () => {
  it('accepts a fact for each line of the sidebar, and a service without facts', () => {
    expect(check(['x', 'y', 'z'])).toEqual([]);
    expect(checkProof([templates, source('services', 'cloud', {})])).toEqual([]);
  });

  it.each([
    [['x', 'y'], 2],
    [['x', 'y', 'z', 'w'], 4],
  ])('requires as many facts as lines: %j', (proof, count) => {
    expect(check(proof)).toEqual([
      `proof: Write 3 facts, one for each line of service.sidebar.items in content/templates.json, or leave "proof" out. This list has ${count}.`,
    ]);
  });

  it('leaves a missing sidebar to the schema', () => {
    expect(checkProof([service(['x', 'y'])])).toEqual([]);
  });
});
