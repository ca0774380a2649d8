import { lifecycleOf } from '../lifecycle.ts';

export const BOOKING_STATUSES = [
  'requested',
  'confirmed',
  'declined',
  'expired',
  'cancelled',
  'completed',
  'no_show_learner',
  'no_show_expert',
  'disputed',
] as const;

export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** Who moves a booking. When they may, the booking's policy says. */
export const bookingLifecycle = lifecycleOf(BOOKING_STATUSES, 'requested', {
  learner: {
    moves: {
      requested: ['cancelled'],
      confirmed: ['cancelled', 'no_show_expert'],
      no_show_learner: ['disputed'],
      no_show_expert: ['completed'],
    },
  },
  expert: {
    moves: {
      requested: ['confirmed', 'declined'],
      confirmed: ['completed', 'cancelled', 'no_show_learner'],
      no_show_expert: ['disputed'],
      no_show_learner: ['completed'],
    },
  },
  /** Functions call one off for an administrator, too. */
  server: { starts: true, moves: { requested: ['expired', 'confirmed', 'cancelled'], confirmed: ['cancelled'] } },
});

/** Whether a booking is still to come about: asked for or agreed. */
export const isOpenBooking = ({ status }: { status: BookingStatus }): boolean =>
  status === 'requested' || status === 'confirmed';

/** Whether a booking was called off, so that its expert has the time for others. */
export const isCalledOff = ({ status }: { status: BookingStatus }): boolean =>
  status === 'declined' || status === 'expired' || status === 'cancelled';
