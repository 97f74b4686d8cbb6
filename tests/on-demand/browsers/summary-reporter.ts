import type { FullResult, Reporter, Suite } from 'playwright/types/testReporter';

/** Prints the line `N passed, N failed` at the end, like other commands of this project. */
export default class SummaryReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite) {
    this.#suite = suite;
  }

  async onEnd({ status }: FullResult) {
    const outcomes = this.#suite?.allTests().map((test) => test.outcome()) ?? [];
    const passed = outcomes.filter((outcome) => outcome === 'expected').length;
    // Count a run that could not start as failed, although no test failed.
    const failed = outcomes.length - passed || Number(status !== 'passed');
    console.log(`\n${passed} passed, ${failed} failed`);
  }
}
