import {
  AppError,
  answerUntil,
  type Booking,
  type BookingSeries,
  bookingLifecycle,
  meetingUrlFor,
  zoneAt,
} from '@cursiv/shared-domain';
import type { DocumentTransaction } from '../store/document-source.ts';
import type { BookableTime } from './bookable-time.ts';
import { minutesAfter } from './minutes-after.ts';
import type { BookingRequest } from './request-schema.ts';

/** Where an offering's meetings take place, as its expert has fixed it. */
export async function fixedPlace(
  transaction: DocumentTransaction,
  { expertUid, offeringId }: Pick<Booking, 'expertUid' | 'offeringId'>,
): Promise<string | undefined> {
  const url = (await transaction.get(`experts/${expertUid}/meetingLinks/${offeringId}`))?.fields.url;
  return typeof url === 'string' ? url : undefined;
}

/** What the server knows of whoever asks, and of the place. */
interface Known {
  id: string;
  learnerUid: string;
  learnerName: string;
  lockIds: string[];
  startAt: Date;
  place: string | undefined;
  context: Booking['context'];
  series?: BookingSeries;
}

/** A booking as it is stored first: asked for, or agreed at once where its expert has said so. */
export function newBooking(
  request: BookingRequest,
  { expert, offering, schedule }: BookableTime,
  { id, learnerUid, learnerName, lockIds, startAt, place, context, series }: Known,
  now: Date,
): Omit<Booking, 'id'> {
  const { expertUid, offeringId, learnerTimeZone, topic, language } = request;
  if (language !== undefined && !expert.languages.includes(language))
    throw new AppError('invalid', 'not their language');
  const isAgreed = offering.confirmsAtOnce === true;
  return {
    learnerUid,
    learnerName,
    lockIds,
    expertUid,
    expertName: expert.displayName,
    offeringId,
    offeringTitle: offering.title,
    startAt,
    endAt: minutesAfter(startAt, offering.durationMin),
    expertTimeZone: zoneAt(startAt, schedule),
    learnerTimeZone,
    status: isAgreed ? 'confirmed' : bookingLifecycle.first,
    cancelUntil: minutesAfter(startAt, -offering.cancelNoticeMin),
    answerUntil: answerUntil(now, startAt),
    topic,
    ...(context && { context }),
    ...(language && { language }),
    ...(offering.location !== 'online' && { location: offering.location }),
    ...(series && { series }),
    ...(isAgreed && place && { meetingUrl: meetingUrlFor(place, id) }),
    createdAt: now,
    updatedAt: now,
    rev: 1,
  };
}
