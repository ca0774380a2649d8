import type { CheckId, CheckResult, Outcome } from './cors-check.ts';
import type { Target } from './cors-targets.ts';

export type Verdict = 'passed' | 'failed' | 'unneeded';

/** The advice for a failure, by the name of its text. */
export type Fix = 'unreachable' | 'late' | 'status' | CheckId;

/** The meaning of a check's result for the site. */
export function verdictOf(target: Target, check: CheckId, result: CheckResult): Verdict {
  if (result.outcome === 'passed' && !isMissing(target, result)) return 'passed';
  return target.needs.includes(check) ? 'failed' : 'unneeded';
}

const FIXES: Partial<Record<Outcome, Fix>> = { unreachable: 'unreachable', late: 'late' };

/** The advice that makes a check pass; undefined when there is none. */
export function fixOf(target: Target, check: CheckId, result: CheckResult): Fix | undefined {
  if (verdictOf(target, check, result) !== 'failed') return undefined;
  if (isMissing(target, result)) return 'status';
  return FIXES[result.outcome] ?? check;
}

const isMissing = ({ isFile }: Target, { status = 0 }: CheckResult) => isFile && status >= 400;
