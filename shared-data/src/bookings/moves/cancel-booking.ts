import type { Booking } from '@cursiv/shared-domain';
import type { BookingRole } from '../watching/watch-bookings.ts';
import { moveBooking } from './move-booking.ts';

/** Cancels a booking; the reason is required of an expert and optional for a learner. Throws AppError. */
export const cancelBooking = (booking: Booking, by: BookingRole, reason: string): Promise<void> =>
  moveBooking(booking, { status: 'cancelled', cancelledBy: by, reason: reason.trim() || undefined });
