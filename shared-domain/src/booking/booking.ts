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
