import { type BuildFigures, failureRate } from './release-figures.ts';

/**
 * When a release that is tried out is taken back by itself (decision 108): each side needs so many visits, and the part of its visits
 * that fail lies above that of the stable release by more than the margin.
 */
export const TAKE_BACK = { visits: 100, margin: 0.05 } as const;

type Tally = Pick<BuildFigures, 'visits' | 'failed'>;

/** Whether a release that is tried out does so much worse than the stable one that it is taken back; never without one to go back to. */
export const isToBeTakenBack = (canary: Tally, stable: Tally | undefined): boolean =>
  stable !== undefined &&
  canary.visits >= TAKE_BACK.visits &&
  stable.visits >= TAKE_BACK.visits &&
  failureRate(canary) - failureRate(stable) > TAKE_BACK.margin;
