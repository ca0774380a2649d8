import { type Booking, isAhead, openProposal } from '@cursiv/shared-domain';

/** Upcoming bookings, soonest first, and the others, latest first. */
export function byTime(bookings: readonly Booking[], now: Date) {
  const start = (booking: Booking) => booking.startAt.getTime();
  return {
    ahead: bookings.filter((booking) => isAhead(booking, now)).sort((a, b) => start(a) - start(b)),
    past: bookings.filter((booking) => !isAhead(booking, now)).sort((a, b) => start(b) - start(a)),
  };
}

/** Bookings that wait for their expert's answer, to a request or to another time, soonest booking first. */
export const waiting = (bookings: readonly Booking[], now: Date) =>
  byTime(bookings, now).ahead.filter((booking) => {
    const proposal = openProposal(booking, now);
    return proposal ? proposal.by === 'learner' : booking.status === 'requested';
  });
