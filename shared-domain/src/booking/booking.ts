export const BOOKING_LIMITS = {
  topic: 300,
  note: 1000,
  reason: 300,
  dispute: 300,
  sharedNotes: 10_000,
  agreed: 3000,
  privateNotes: 10_000,
} as const;

/** The two people of a booking. */
export const BOOKING_SIDES = ['learner', 'expert'] as const;
export type BookingSide = (typeof BOOKING_SIDES)[number];
