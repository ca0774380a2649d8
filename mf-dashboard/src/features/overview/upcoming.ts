import { type Booking, type BookingSide, isAhead } from '@cursiv/shared-domain';

/** A booking with the side that its reader is on. */
export interface OwnBooking {
  booking: Booking;
  role: BookingSide;
}

/** The next open bookings of both sides, soonest first; requests to an expert are listed elsewhere. */
export function upcoming(
  asLearner: readonly Booking[],
  asExpert: readonly Booking[],
  now: Date,
  most: number,
): OwnBooking[] {
  const bookings = [
    ...asLearner.map((booking) => ({ booking, role: 'learner' as const })),
    ...asExpert.filter(({ status }) => status === 'confirmed').map((booking) => ({ booking, role: 'expert' as const })),
  ];
  return bookings
    .filter(({ booking }) => isAhead(booking, now))
    .sort((a, b) => a.booking.startAt.getTime() - b.booking.startAt.getTime())
    .slice(0, most);
}
