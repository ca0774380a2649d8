import {
  type BusyRange,
  bookingRefused,
  busyCalendarSchema,
  type Expert,
  expertSchema,
  isBusy,
  isWithinHours,
  type Offering,
  occupied,
  type Schedule,
  scheduleSchema,
  startProblem,
  withHolidays,
} from '@cursiv/shared-domain';
import { holidayDates } from '../read-models/experts/holiday-dates.ts';
import type { DocumentTransaction } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';

/** The expert, offering and schedule that fit a request, as the server has them; the site's holidays are closed in it. */
export interface BookableTime {
  expert: Expert;
  offering: Offering;
  schedule: Schedule;
}

/** A time of an expert that somebody wants. */
export type WantedTime = { expertUid: string; offeringId: string; startAt: Date };

/** What a request fits, if the expert offers it at that time. Throws AppError by the reason. */
export async function bookableTime(
  transaction: DocumentTransaction,
  wanted: WantedTime,
  now: Date,
): Promise<BookableTime> {
  const bookable = await listedTime(transaction, wanted);
  checkStart(bookable, wanted.startAt, now);
  return bookable;
}

/** What an expert offers to everybody, with the times that are taken elsewhere. Throws AppError by the reason. */
export async function listedTime(
  transaction: DocumentTransaction,
  wanted: Omit<WantedTime, 'startAt'>,
): Promise<BookableTime & { busy: readonly BusyRange[] }> {
  const bookable = await offeredTime(transaction, wanted);
  if (bookable.expert.status !== 'listed' || !bookable.offering.active) throw bookingRefused('not-offered');
  return { ...bookable, busy: await busyTimes(transaction, wanted.expertUid) };
}

/** When an expert is taken elsewhere. */
export const busyTimes = async (
  transaction: Pick<DocumentTransaction, 'get'>,
  expertUid: string,
): Promise<readonly BusyRange[]> =>
  parsed(busyCalendarSchema, await transaction.get(`busyCalendars/${expertUid}`))?.busy ?? [];

/** Throws AppError by the reason when an offering cannot begin at a time, leaving bookings aside. */
export function checkStart(
  { schedule, offering, busy }: BookableTime & { busy: readonly BusyRange[] },
  startAt: Date,
  now: Date,
): void {
  const problem = startProblem(schedule, offering, startAt, now);
  if (problem) throw bookingRefused(problem);
  checkFree(offering, busy, startAt);
}

const checkFree = (offering: Offering, busy: readonly BusyRange[], startAt: Date): void => {
  if (isBusy(busy, occupied(startAt, offering))) throw bookingRefused('taken');
};

/**
 * What a time that was proposed fits, if the expert still has it. The notice was kept when it was proposed. Throws AppError by the
 * reason when they have changed their hours since, or are taken elsewhere.
 */
export async function proposedTime(transaction: DocumentTransaction, wanted: WantedTime): Promise<BookableTime> {
  const { startAt, expertUid } = wanted;
  const offered = await offeredTime(transaction, wanted);
  if (!isWithinHours(offered.schedule, offered.offering, startAt)) throw bookingRefused('outside-hours');
  checkFree(offered.offering, await busyTimes(transaction, expertUid), startAt);
  return offered;
}

/** An expert's offering and hours, whether or not anybody may still book them. Throws AppError when they are gone. */
async function offeredTime(
  transaction: DocumentTransaction,
  { expertUid, offeringId }: Omit<WantedTime, 'startAt'>,
): Promise<BookableTime> {
  const expert = parsed(expertSchema, await transaction.get(`experts/${expertUid}`));
  const schedule = parsed(scheduleSchema, await transaction.get(`schedules/${expertUid}`));
  const offering = Object.entries(expert?.offerings ?? {}).find(([id]) => id === offeringId)?.[1];
  if (!expert || !offering) throw bookingRefused('not-offered');
  if (!schedule) throw bookingRefused('outside-hours');
  return { expert, offering, schedule: withHolidays(schedule, await holidayDates(transaction)) };
}
