import {
  type BusyRange,
  type Expert,
  freeStarts,
  type Offering,
  type Schedule,
  type SlotLock,
  scheduleSchema,
  slotLockSchema,
  withHolidays,
} from '@cursiv/shared-domain';
import { holidayDates } from '../../read-models/experts/holiday-dates.ts';
import type { DocumentTransaction } from '../../store/document-source.ts';
import { allParsed, parsed } from '../../store/parsed.ts';
import { busyTimes } from '../bookable-time.ts';

/** Locks that began earlier are of another day. */
const LOOK_BACK_MS = 36 * 3_600_000;

/** An expert's hours without the site's holidays, and what is taken of them. */
export interface ExpertTimes {
  expert: Expert;
  schedule: Schedule | undefined;
  busy: readonly BusyRange[];
  locks: SlotLock[];
}

/** Reads the times of an expert as the transaction has them. */
export async function expertTimes(transaction: DocumentTransaction, expert: Expert, now: Date): Promise<ExpertTimes> {
  const schedule = parsed(scheduleSchema, await transaction.get(`schedules/${expert.id}`));
  const holidays = await holidayDates(transaction);
  const busy = await busyTimes(transaction, expert.id);
  const found = await transaction.find({
    collection: 'slotLocks',
    equals: { expertUid: expert.id },
    from: { field: 'startAt', value: new Date(now.getTime() - LOOK_BACK_MS) },
  });
  return {
    expert,
    schedule: schedule && withHolidays(schedule, holidays),
    busy,
    locks: allParsed(slotLockSchema, found),
  };
}

/** A free time of an expert. */
export interface FreeTime {
  offeringId: string;
  offering: Offering;
  startAt: Date;
}

/** The first free time of each offering that is fit for something. */
export function firstTimes(
  { expert, schedule, busy, locks }: ExpertTimes,
  now: Date,
  isFit: (time: FreeTime) => boolean = () => true,
): FreeTime[] {
  if (!schedule) return [];
  return Object.entries(expert.offerings).flatMap(([offeringId, offering]) => {
    if (!offering.active) return [];
    for (const startAt of freeStarts(schedule, offering, locks, now, busy)) {
      const time = { offeringId, offering, startAt };
      if (isFit(time)) return [time];
    }
    return [];
  });
}
