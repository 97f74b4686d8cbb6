/** @jest-environment node */
import { readReport } from '@/scripts/tools/bench/load';

const report = {
  audits: {
    'largest-contentful-paint': { numericValue: 1500 },
    'first-contentful-paint': { numericValue: 700 },
    'total-blocking-time': { numericValue: 30 },
    'cumulative-layout-shift': { numericValue: 0.01 },
    'speed-index': { numericValue: 800 },
    'network-requests': {
      details: {
        items: [
          { resourceType: 'Document', transferSize: 10 },
          { resourceType: 'Script', transferSize: 20 },
          { resourceType: 'Script', transferSize: 30 },
          { resourceType: 'Fetch', transferSize: 5 },
          { resourceType: 'Image', transferSize: 7 },
        ],
      },
    },
  },
  categories: { performance: { score: 0.987 } },
};

describe('readReport', () => {
  it('reads times, scores, bytes by type, and requests', () => {
    expect(readReport(report)).toEqual({
      lcp: 1500,
      fcp: 700,
      tbt: 30,
      cls: 0.01,
      speedIndex: 800,
      score: 99,
      html: 10,
      css: 0,
      fonts: 0,
      pictures: 7,
      script: 50,
      other: 5,
      requests: 5,
    });
  });

  it('reports why a page could not be measured', () => {
    expect(() => readReport({ ...report, runtimeError: { message: 'no paint' } })).toThrow('no paint');
  });
});
