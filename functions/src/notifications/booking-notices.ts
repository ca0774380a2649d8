import { type Booking, type BookingStatus, bookingSchema, type NotificationType } from '@cursiv/shared-domain';
import { doorPath, paths } from '@cursiv/shared-platform';
import { parsed } from '../store/parsed.ts';
import type { DocumentChange, Notice } from './notice.ts';

type Side = 'learner' | 'expert';

/** Of each state: what it is told as, and to whom. */
const TOLD: Partial<Record<BookingStatus, [type: NotificationType, sides: (booking: Booking) => Side[]]>> = {
  requested: ['booking.requested', () => ['expert']],
  confirmed: ['booking.confirmed', () => ['learner']],
  declined: ['booking.declined', () => ['learner']],
  expired: ['booking.expired', () => ['learner']],
  completed: ['booking.completed', () => ['learner']],
  cancelled: ['booking.cancelled', othersThanCanceller],
  no_show_learner: ['booking.missed', () => ['learner']],
  no_show_expert: ['booking.missed', () => ['expert']],
};

function othersThanCanceller({ cancelledBy }: Booking): Side[] {
  if (cancelledBy === 'learner') return ['expert'];
  return cancelledBy === 'expert' ? ['learner'] : ['learner', 'expert'];
}

/** Who is told of a booking that comes into a state or to another time, or for which a time is proposed. */
export function bookingNotices(id: string, { before, after }: DocumentChange): Notice[] {
  if (!after) return [];
  const booking = parsed(bookingSchema, { path: `bookings/${id}`, id, fields: after });
  if (!booking) return [];
  if (isToldByAnother(booking)) return [];
  const earlier = before && parsed(bookingSchema, { path: `bookings/${id}`, id, fields: before });
  if (!earlier) return firstNotices(booking);
  if (+earlier.startAt !== +booking.startAt) return movedNotices(booking);
  if (earlier.status === booking.status) return proposalNotices(booking);
  if (booking.status === 'disputed')
    return [bookingNotice('booking.disputed', earlier.status === 'no_show_learner' ? 'expert' : 'learner', booking)];
  // Only the learner has something to do when they come to agree that it took place.
  if (booking.status === 'completed' && earlier.status === 'no_show_expert') return [];
  return statusNotices(booking);
}

/** A change of several weeks of a series is told by the first of them. */
const isToldByAnother = ({ sharedChange, rev }: Booking): boolean => sharedChange?.rev === rev && !sharedChange.tells;

function statusNotices(booking: Booking): Notice[] {
  const told = TOLD[booking.status];
  if (!told) return [];
  const [type, sides] = told;
  return sides(booking).map((side) => bookingNotice(type, side, booking));
}

/** A series is told of once; what is agreed at once is told to both. */
function firstNotices(booking: Booking): Notice[] {
  if (booking.series && booking.series.index > 0) return [];
  const notices = statusNotices(booking);
  return booking.status === 'confirmed' ? [bookingNotice('booking.booked', 'expert', booking), ...notices] : notices;
}

const otherThan = (side: Side): Side => (side === 'learner' ? 'expert' : 'learner');

/** These come more than once to a booking, so each names its revision. */
const repeatable = (notice: Notice, { rev }: Booking): Notice => ({ ...notice, id: `${notice.id}__${rev}` });

const movedNotices = (booking: Booking): Notice[] =>
  booking.moved ? [repeatable(bookingNotice('booking.moved', otherThan(booking.moved.by), booking), booking)] : [];

function proposalNotices(booking: Booking): Notice[] {
  const { proposal, rev } = booking;
  if (!proposal) return [];
  const { by, startAt, reason, answer, note } = proposal;
  // The words are those of the proposal, not those of the booking.
  const { reason: _, ...bare } = booking;
  if (proposal.rev === rev) {
    const proposed = { ...bare, startAt, ...(reason && { reason }) };
    return [repeatable(bookingNotice('booking.proposed', otherThan(by), proposed), booking)];
  }
  if (answer !== 'declined' || proposal.rev + 1 !== rev) return [];
  return [repeatable(bookingNotice('booking.kept', by, { ...bare, ...(note && { reason: note }) }), booking)];
}

/** What one side of a booking is told of it. */
export const bookingNotice = (type: NotificationType, side: Side, booking: Booking): Notice => ({
  uid: side === 'learner' ? booking.learnerUid : booking.expertUid,
  // Nobody answered a whole series; it expires week by week.
  id: `${type}__${type === 'booking.expired' ? (booking.series?.id ?? booking.id) : booking.id}`,
  type,
  params: {
    name: side === 'learner' ? booking.expertName : booking.learnerName,
    title: booking.offeringTitle,
    at: booking.startAt,
    ...(weeksOf(type, booking) && { weeks: weeksOf(type, booking) }),
    zone: side === 'learner' ? booking.expertTimeZone : booking.learnerTimeZone,
    ...(noteOf(type, booking) && { note: noteOf(type, booking) }),
  },
  link: linkOf(type, booking),
});

/** How many weeks of a series a notice tells of; undefined for one. */
function weeksOf(type: NotificationType, { series, sharedChange, rev }: Booking): number | undefined {
  if (sharedChange?.rev === rev) return sharedChange.weeks;
  return rev === 1 && type !== 'booking.dayBefore' && type !== 'booking.hourBefore' ? series?.count : undefined;
}

function linkOf(type: NotificationType, { id, expertUid }: Booking): string {
  if (type === 'booking.completed') return paths.expert(expertUid);
  return type === 'booking.hourBefore' ? doorPath(id) : paths.myBookings();
}

const noteOf = (type: NotificationType, { reason, dispute }: Booking) =>
  type === 'booking.disputed' ? dispute : reason;
