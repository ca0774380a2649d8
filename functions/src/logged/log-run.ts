import { log, type Run, type Severity, within } from './log.ts';
import { countUse, flushRuns, measuring } from './run-use.ts';
import { withoutText } from './without-text.ts';

/** How a run ended: `refused` by a rule of ours, `failed` against our will. */
export interface Ending {
  outcome: 'done' | 'refused' | 'failed';
  /** Our code of a refusal, or the status of an answer. */
  code?: string;
}

const SEVERITIES: Record<Ending['outcome'], Severity> = { done: 'INFO', refused: 'NOTICE', failed: 'ERROR' };

const FAILED: Ending = { outcome: 'failed' };

/**
 * Does a run, counts what it takes, and writes one line about it: its function, how it ended and how long it took. `endingOf` says how a run that returned has
 * ended, and `refusalOf` whether something thrown was a refusal. Throws what the work throws.
 */
export async function logRun<T>(
  run: Run,
  work: () => T | Promise<T>,
  { endingOf, refusalOf }: { endingOf?: () => Ending; refusalOf?: (thrown: unknown) => Ending | undefined } = {},
): Promise<T> {
  const began = performance.now();
  const use = { runs: 1, reads: 0, writes: 0 };
  const tell = ({ outcome, code = '' }: Ending, thrown?: unknown) =>
    log(
      SEVERITIES[outcome],
      `${run.function} ${outcome}${code && ` (${code})`}`,
      { durationMs: Math.round(performance.now() - began), ...(thrown !== undefined && withoutText(thrown)) },
      { ...run, outcome, code },
    );
  try {
    const [result] = await within(run, () => measuring(use, () => Promise.all([work(), flushRuns()])));
    tell(endingOf?.() ?? { outcome: 'done' });
    return result;
  } catch (thrown) {
    const refusal = refusalOf?.(thrown);
    if (refusal) tell(refusal);
    else tell(FAILED, thrown ?? 'nothing');
    throw thrown;
  } finally {
    countUse(run.function, use);
  }
}
