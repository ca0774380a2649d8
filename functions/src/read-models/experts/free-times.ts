import { freeStarts, type Offering, type Schedule, type SlotLock } from '@cursiv/shared-domain';
import type { Person } from './person.ts';

/** The active types of session of an expert, each with when it can begin. */
export function freeTimes({ expert, schedule, locks }: Person, now: Date) {
  return Object.entries(expert.offerings)
    .filter(([, offering]) => offering.active)
    .map(([id, offering]) => ({ id, offering, starts: startsOf(schedule, offering, locks, now) }));
}

function* startsOf(schedule: Schedule | undefined, offering: Offering, locks: SlotLock[], now: Date): Generator<Date> {
  if (schedule) yield* freeStarts(schedule, offering, locks, now);
}

/** When the next session of any type can begin. */
export function nextFreeAt(person: Person, now: Date): Date | undefined {
  const firsts = freeTimes(person, now).flatMap(({ starts }) => starts.next().value ?? []);
  return firsts.toSorted((one, other) => one.getTime() - other.getTime())[0];
}
