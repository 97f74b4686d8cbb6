/** @jest-environment node */
import { describeRehearsal, passed } from '@/scripts/tools/rehearse/report';

const good = { code: 0, output: 'all is well', seconds: 40 };
const installed = ['next@16.5.0-canary.38'];

describe('describeRehearsal', () => {
  it('returns a table when everything passed', () => {
    const rehearsal = { installed, modes: [{ mode: 'plain', build: good, tests: good } as const] };
    expect(passed(rehearsal)).toBe(true);
    expect(describeRehearsal(rehearsal)).toBe(
      [
        'Rehearsal with next@16.5.0-canary.38: passed',
        '',
        '| mode | build | behavior tests |',
        '| --- | --- | --- |',
        '| plain | passed (40 s) | passed (40 s) |',
        '',
      ].join('\n'),
    );
  });

  it('quotes the last lines of a failed build, and says that no test ran', () => {
    const output = Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n');
    const modes = [
      { mode: 'deferred', build: { code: 1, output, seconds: 9 } } as const,
      { mode: 'plain', build: good, tests: good } as const,
    ];
    expect(passed({ installed, modes })).toBe(false);
    const report = describeRehearsal({ installed, modes });
    expect(report).toContain('| deferred | failed (9 s) | not run |');
    expect(report).toContain('### Build, deferred mode\n\n````text\nline 40\n');
    expect(report).toMatch(/line 99\n````\n$/);
    expect(report).not.toContain('all is well');
  });

  it('reports a failure when only tests failed', () => {
    const tests = { code: 1, output: 'one test failed', seconds: 300 };
    const rehearsal = { installed, modes: [{ mode: 'plain', build: good, tests } as const] };
    expect(passed(rehearsal)).toBe(false);
    expect(describeRehearsal(rehearsal)).toContain('### Behavior tests, plain mode');
  });
});
