import type { FullResult, Reporter, Suite } from 'playwright/types/testReporter';

/** Ends the run with the line `N passed, N failed`, which other commands of this project end with too. */
export default class SummaryReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite) {
    this.#suite = suite;
  }

  async onEnd({ status }: FullResult) {
    const outcomes = this.#suite?.allTests().map((test) => test.outcome()) ?? [];
    const passed = outcomes.filter((outcome) => outcome === 'expected').length;
    // A run that could not begin has failed, although none of its tests did.
    const failed = outcomes.length - passed || Number(status !== 'passed');
    console.log(`\n${passed} passed, ${failed} failed`);
  }
}
