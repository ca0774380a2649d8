import { type Act, ROLES, type Role } from './act.ts';
import { percentile } from './percentile.ts';

/** Rates rise by no more than this from step to step. */
const MOST_GROWTH = 1.5;
/** With fewer acts than this a role's own p95 says nothing. */
const FEWEST_ACTS = 20;
/** The most acts of a good step that may fail. */
const MOST_FAILED = 0.005;

/** What came of one rate. Times in milliseconds, rates in acts a second. */
export interface Step {
  rate: number;
  acts: number;
  done: number;
  failed: number;
  median: number;
  p95: number;
  p95Of: Record<Role, number>;
  isGood: boolean;
}

/** Rates from the first to the top, each the same times the one before. */
export function risingRates(first: number, top: number): number[] {
  if (top <= first) return [first];
  const steps = Math.ceil(Math.log(top / first) / Math.log(MOST_GROWTH));
  return Array.from({ length: steps + 1 }, (_, at) => first * (top / first) ** (at / steps));
}

/** Sums up the acts of a rate; it is good when the p95 of all, and of each role with enough acts, keeps the limit. */
export function stepOf(rate: number, acts: readonly Act[], limitMs: number): Step {
  const done = acts.filter(({ outcome }) => outcome === 'done');
  const timesOf = (role: Role) => done.filter((act) => act.role === role).map(({ ms }) => ms);
  const p95 = percentile(
    done.map(({ ms }) => ms),
    0.95,
  );
  const judged = ROLES.map(timesOf).filter((times) => times.length >= FEWEST_ACTS);
  const isFast = [p95, ...judged.map((times) => percentile(times, 0.95))].every((ms) => ms <= limitMs);
  const failed = acts.length - done.length;
  return {
    ...{ rate, acts: acts.length, done: done.length, failed, p95 },
    median: percentile(
      done.map(({ ms }) => ms),
      0.5,
    ),
    p95Of: Object.fromEntries(ROLES.map((role) => [role, percentile(timesOf(role), 0.95)])) as Record<Role, number>,
    isGood: isFast && failed <= acts.length * MOST_FAILED,
  };
}

/** The last good step before the first that is not; undefined when the first is not. */
export function kneeOf(steps: readonly Step[]): Step | undefined {
  const broken = steps.findIndex(({ isGood }) => !isGood);
  return steps[(broken === -1 ? steps.length : broken) - 1];
}
