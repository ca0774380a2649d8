import type { Booking } from '@cursiv/shared-domain';
import { moveBooking } from './move-booking.ts';

/** Accepts or declines a request, as the expert, with an optional explanation. Throws AppError. */
export const answerBooking = (booking: Booking, answer: 'confirmed' | 'declined', reason = ''): Promise<void> =>
  moveBooking(booking, { status: answer, reason: reason.trim() || undefined });
