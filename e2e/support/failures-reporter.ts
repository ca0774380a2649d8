import { appendFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';

/** The letters of a cause that are kept: the whole of it stands further up. */
const LONGEST = 600;

/**
 * Adds each test that failed, with its place and first cause, to the file `FAILURES` names; one that passed when it was
 * tried again, to `FLAKY`. A log of five suites ends with both.
 */
export default class FailuresReporter implements Reporter {
  #tests: TestCase[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#tests = suite.allTests();
  }

  onEnd(): void {
    for (const test of this.#tests) {
      if (test.outcome() === 'unexpected') add('FAILURES', test);
      if (test.outcome() === 'flaky') add('FLAKY', test);
    }
  }
}

function add(list: 'FAILURES' | 'FLAKY', test: TestCase): void {
  const file = process.env[list];
  if (!file) throw new Error(`${list} names no file to write to.`);
  const [suite, ...title] = test.titlePath().slice(2);
  const causes = (test.results[0]?.errors ?? []).map(({ message = 'no message' }) =>
    stripVTControlCharacters(message).slice(0, LONGEST),
  );
  appendFileSync(file, [`${suite}:${test.location.line} › ${title.join(' › ')}`, ...causes, ''].join('\n'));
}
