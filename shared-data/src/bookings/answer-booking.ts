import type { Booking } from '@cursiv/shared-domain';
import { moveBooking } from './move-booking.ts';

/** The expert accepts or declines a request, with a word of explanation if they like. Throws AppError. */
export const answerBooking = (booking: Booking, answer: 'confirmed' | 'declined', reason = ''): Promise<void> =>
  moveBooking(booking, { status: answer, reason: reason.trim() || undefined });
