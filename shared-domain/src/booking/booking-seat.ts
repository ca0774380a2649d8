import * as z from 'zod/mini';
import { instant } from '../schema.ts';

/** Requests that a learner may have open with one expert. */
export const MAX_OPEN_REQUESTS = 3;

/** One of them: `bookingSeats/{learnerUid}__{expertUid}__{0..2}`. It is free again after `until`, or when its booking is called off. */
export const bookingSeatSchema = z.object({ bookingId: z.string(), until: instant });

/** The ids of all the seats that a learner has with an expert. */
export const seatIds = (learnerUid: string, expertUid: string): string[] =>
  Array.from({ length: MAX_OPEN_REQUESTS }, (_, seat) => `${learnerUid}__${expertUid}__${seat}`);
