import { freeStarts, type Offering, withHolidays } from '@cursiv/shared-domain';
import type { Person } from './person.ts';

/** An expert's active offerings, each with its free starts. */
export const freeTimes = (person: Person, now: Date) =>
  Object.entries(person.expert.offerings)
    .filter(([, offering]) => offering.active)
    .map(([id, offering]) => ({ id, offering, starts: allStarts(person, offering, now) }));

/** The free starts of an offering; none before its expert has hours. */
export function* allStarts(person: Person, offering: Offering, now: Date): Generator<Date> {
  const { schedule, holidays, locks, busy } = person;
  if (schedule) yield* freeStarts(withHolidays(schedule, holidays), offering, locks, now, busy);
}
