import { lifecycleOf } from '../lifecycle.ts';

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

/** Who moves a session. When they may, the booking's policy says. */
export const bookingLifecycle = lifecycleOf(BOOKING_STATUSES, 'requested', {
  learner: { moves: { requested: ['cancelled'], confirmed: ['cancelled'] } },
  expert: { moves: { requested: ['confirmed', 'declined'], confirmed: ['completed', 'cancelled'] } },
  server: { starts: true, moves: { requested: ['expired'] } },
});

/** Whether a session is still to come about: asked for or agreed. */
export const isOpenBooking = ({ status }: { status: BookingStatus }): boolean =>
  status === 'requested' || status === 'confirmed';

/** Whether a session was called off, so that its expert has the time for others. */
export const isCalledOff = ({ status }: { status: BookingStatus }): boolean =>
  status === 'declined' || status === 'expired' || status === 'cancelled' || status === 'rescheduled';
