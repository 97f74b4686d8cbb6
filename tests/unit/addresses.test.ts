/** @jest-environment node */
import { shownOrder } from '../support/addresses';
import { temporaryFolder } from './support/folder';

const text = (data: unknown) => JSON.stringify(data);

it('leaves out drafts and entries with a later publishOn, as the build does', () => {
  const root = temporaryFolder({
    'content/order.json': text({
      services: ['port', 'draft'],
      'case-studies': ['bank'],
      industries: ['retail'],
      insights: ['later', 'earlier'],
    }),
    'content/services/port.json': text({ draft: false }),
    'content/services/draft.json': text({ draft: true }),
    'content/case-studies/bank.json': text({}),
    'content/industries/retail.json': text({}),
    'content/insights/later.json': text({ publishOn: '9999-01-01' }),
    'content/insights/earlier.json': text({ publishOn: '2020-01-01' }),
  });
  expect(shownOrder(root)).toEqual({
    services: ['port'],
    'case-studies': ['bank'],
    industries: ['retail'],
    insights: ['earlier'],
  });
});
