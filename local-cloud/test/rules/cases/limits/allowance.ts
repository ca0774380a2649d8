import { type Counted, MOST_A_DAY } from '@cursiv/shared-domain';
import {
  commit,
  type Documents,
  lets,
  minutesFromNow,
  NOW,
  type RulesCase,
  type RulesSuite,
  set,
  stops,
} from '../../rules-case.ts';
import { PEOPLE } from '../people.ts';

const hour = minutesFromNow(-60);
const kinds = Object.entries(MOST_A_DAY) as [Counted, number][];
const spent = (uid: string, kind: Counted, count: number): Documents => ({
  [`allowances/${uid}__${kind}`]: { since: hour, count, last: 'x', at: hour },
});
const spend = (uid: string, kind: Counted, count: number) =>
  commit(set(`allowances/${uid}__${kind}`, { since: hour, count, last: 'y', at: NOW }));

const told = ([kind, most]: [Counted, number]): RulesCase[] => [
  lets('ana', `the last of ${most} ${kind} in a day`, spend('ana', kind, most)),
  stops('bogdan', `one more than ${most} ${kind} in a day`, spend('bogdan', kind, most + 1)),
];

/** `ana` has one of each kind left for the day, `bogdan` none. */
export const allowanceLimitsSuite: RulesSuite = {
  name: 'the limits of a day',
  documents: Object.assign(
    { ...PEOPLE },
    ...kinds.flatMap(([kind, most]) => [spent('ana', kind, most - 1), spent('bogdan', kind, most)]),
  ),
  cases: kinds.flatMap(told),
};
