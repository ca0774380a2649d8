import type { Booking, BookingSide } from '@cursiv/shared-domain';
import { moveBooking } from './move-booking.ts';

/** Cancels a booking; the reason is required of an expert and optional for a learner. Throws AppError. */
export const cancelBooking = (booking: Booking, by: BookingSide, reason: string): Promise<void> =>
  moveBooking(booking, { status: 'cancelled', cancelledBy: by, reason: reason.trim() || undefined });
