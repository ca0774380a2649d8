import { ROLES, type Role } from '../figures/act.ts';
import { SHARES } from '../figures/learners.ts';
import type { Ledger } from '../figures/ledger.ts';
import { accounts } from '../wire/accounts.ts';
import { storeAll } from '../wire/firestore.ts';
import { settled } from '../wire/settled.ts';
import { Author } from './author.ts';
import { Booker, expertWrites, FreeTimes, REQUESTS_EACH } from './booker.ts';
import { Learner, takenCourse } from './learner.ts';
import type { Person } from './person.ts';
import { Visitor } from './visitor.ts';

/** Those who are free, by role: the one who has been so the longest first. */
export type Crowd = Record<Role, Person[]>;

/** More bookers than the shares ask for, because chance decides who acts. */
const SPARE_BOOKERS = 1.3;
const FEWEST_BOOKERS = 10;

/** Makes the people of a run, with their accounts. `acts`: how many acts of all together are to be expected. */
export async function gather(people: number, acts: number, ledger: Ledger): Promise<Crowd> {
  await storeAll(expertWrites());
  const times = new FreeTimes();
  const count = (share: number) => Math.max(1, Math.round(people * share));
  const bookers = FEWEST_BOOKERS + Math.ceil((acts * SHARES.booker * SPARE_BOOKERS) / REQUESTS_EACH);
  const learning = await accounts('load-learner', count(0.65));
  const writing = await accounts('load-author', count(0.1));
  const booking = await accounts('load-booker', bookers);
  const course = await takenCourse();
  await settled();
  return {
    visitor: Array.from({ length: count(0.25) }, (_, at) => new Visitor(`load-${at}`)),
    learner: learning.map((account, at) => new Learner(account, course, ledger, at)),
    author: writing.map((account) => new Author(account, ledger)),
    booker: booking.map((account, at) => new Booker(account, at, times, ledger)),
  };
}

/** A role by chance, as often as its share says; `chance` from 0 to below 1. */
export function roleBy(chance: number): Role {
  let left = chance;
  for (const role of ROLES) {
    left -= SHARES[role];
    if (left < 0) return role;
  }
  return 'visitor';
}
