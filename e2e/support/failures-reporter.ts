import { appendFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** The letters of a cause that are kept: the whole of it stands further up. */
const LONGEST = 600;

/** Adds each failure, with its place and cause, to the file `FAILURES` names: a log of five suites ends with them. */
export default class FailuresReporter implements Reporter {
  onTestEnd(test: TestCase, result: TestResult): void {
    if (test.outcome() !== 'unexpected') return;
    const [suite, ...title] = test.titlePath().slice(2);
    const causes = result.errors.map(({ message = 'no message' }) =>
      stripVTControlCharacters(message).slice(0, LONGEST),
    );
    appendFileSync(file(), [`${suite}:${test.location.line} › ${title.join(' › ')}`, ...causes, ''].join('\n'));
  }
}

function file(): string {
  if (!process.env.FAILURES) throw new Error('FAILURES names no file to write to.');
  return process.env.FAILURES;
}
