export const BOOKING_LIMITS = { topic: 300, reason: 300 } as const;
