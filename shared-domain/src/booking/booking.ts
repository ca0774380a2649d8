import * as z from 'zod/mini';
import { l10nText } from '../l10n/l10n.ts';
import { instant } from '../schema.ts';

export const BOOKING_STATUSES = [
  'requested',
  'confirmed',
  'declined',
  'expired',
  'cancelled',
  'rescheduled',
  'completed',
  'no_show_learner',
  'no_show_expert',
] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

export const BOOKING_LIMITS = { topic: 300, reason: 300 } as const;

/** A session between a learner and an expert: `bookings/{id}`. Times are UTC instants; zones are IANA ids. */
export const bookingSchema = z.object({
  id: z.string(),
  learnerUid: z.string(),
  learnerName: z.string(),
  expertUid: z.string(),
  expertName: z.string(),
  offeringId: z.string(),
  offeringTitle: l10nText(120),
  startAt: instant,
  endAt: instant,
  expertTimeZone: z.string(),
  learnerTimeZone: z.string(),
  status: z.enum(BOOKING_STATUSES),
  /** Frozen when booked: the last moment at which the learner may cancel. */
  cancelUntil: instant,
  /** The cells of the expert's time that it takes while it is open: ids in `slotLocks`. */
  lockIds: z.array(z.string()),
  /** Which of the requests that a learner may have open with the expert this one is. */
  seatId: z.optional(z.string()),
  topic: z.string().check(z.maxLength(BOOKING_LIMITS.topic)),
  meetingUrl: z.optional(z.string()),
  cancelledBy: z.optional(z.enum(['learner', 'expert', 'admin', 'system'])),
  reason: z.optional(z.string().check(z.maxLength(BOOKING_LIMITS.reason))),
  createdAt: instant,
  updatedAt: instant,
  rev: z.number(),
});
export type Booking = z.infer<typeof bookingSchema>;

/** Whether a session is still to come about: asked for or agreed. */
export const isOpenBooking = (booking: Pick<Booking, 'status'>) =>
  booking.status === 'requested' || booking.status === 'confirmed';

/** The learner may cancel an open booking until the frozen limit. */
export const canLearnerCancel = (booking: Booking, uid: string, now: Date) =>
  booking.learnerUid === uid && isOpenBooking(booking) && now <= booking.cancelUntil;

/** The expert may cancel a confirmed booking, with a reason, until it starts. */
export const canExpertCancel = (booking: Booking, uid: string, now: Date) =>
  booking.expertUid === uid && booking.status === 'confirmed' && now < booking.startAt;

/** The expert answers a request until it starts. */
export const canExpertAnswer = (booking: Booking, uid: string, now: Date) =>
  booking.expertUid === uid && booking.status === 'requested' && now < booking.startAt;

/** A confirmed session of which nobody says otherwise has taken place this long after its end, in milliseconds. */
const COMPLETED_AFTER_MS = 24 * 3_600_000;

/** Whether a session has taken place, even if nothing has written that down yet. */
export const isCompletedBooking = ({ status, endAt }: Pick<Booking, 'status' | 'endAt'>, now: Date) =>
  status === 'completed' || (status === 'confirmed' && endAt.getTime() + COMPLETED_AFTER_MS <= now.getTime());

/** The expert says that a confirmed session has taken place, once it is over. */
export const canExpertComplete = (booking: Booking, uid: string, now: Date) =>
  booking.expertUid === uid && booking.status === 'confirmed' && now >= booking.endAt;
