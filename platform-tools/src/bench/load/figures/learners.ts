/** Of all acts, by role. A page for each act of a learner; authors and bookers are few. */
export const SHARES = { visitor: 0.45, learner: 0.45, author: 0.06, booker: 0.04 } as const;

/** A learner's page stores the place in the film this often (mf-dashboard, `position-keeper.ts`). Seconds. */
const LEARNER_EVERY_SEC = 15;
/** Assumed: how long a learner learns on a day, in minutes, and which share of a day's learning is in its busiest hour. */
const MINUTES_A_DAY = 20;
const BUSIEST_HOUR = 1 / 8;

/** How many learn at the same moment when this many acts a second are served. */
export const learnersAtOnce = (rate: number): number => Math.floor(rate * SHARES.learner * LEARNER_EVERY_SEC);

/** How many learn on a day when that many do so in its busiest hour. */
export const learnersADay = (atOnce: number): number => Math.floor((atOnce * 60) / MINUTES_A_DAY / BUSIEST_HOUR);

/** Both, as they are worked out. */
export function arithmetic(rate: number): string {
  const atOnce = learnersAtOnce(rate);
  const shown = rate.toFixed(1);
  return [
    `${shown} acts/s × ${SHARES.learner} acts of learners × ${LEARNER_EVERY_SEC} s between two of one learner = ${atOnce} learners at once`,
    `${atOnce} at once × 60/${MINUTES_A_DAY} an hour ÷ ${BUSIEST_HOUR} of the day in its busiest hour = ${learnersADay(atOnce)} learners a day`,
  ].join('\n');
}
