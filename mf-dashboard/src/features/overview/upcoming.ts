import type { BookingRole } from '@cursiv/shared-data';
import type { Booking } from '@cursiv/shared-domain';

/** A session with the side that its reader is on. */
export interface OwnSession {
  booking: Booking;
  role: BookingRole;
}

/** The next open sessions of both sides, the soonest first. */
export function upcoming(
  asLearner: readonly Booking[],
  asExpert: readonly Booking[],
  now: Date,
  most: number,
): OwnSession[] {
  const sessions = [
    ...asLearner.map((booking) => ({ booking, role: 'learner' as const })),
    ...asExpert.map((booking) => ({ booking, role: 'expert' as const })),
  ];
  return sessions
    .filter(({ booking }) => ['requested', 'confirmed'].includes(booking.status) && booking.endAt > now)
    .sort((a, b) => a.booking.startAt.getTime() - b.booking.startAt.getTime())
    .slice(0, most);
}
