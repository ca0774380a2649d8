import type { Booking } from '@cursiv/shared-domain';
import { moveBooking } from './move-booking.ts';

/** Records, as the expert, that a booking has taken place. Throws AppError: `conflict` when it has changed since. */
export const completeBooking = (booking: Booking): Promise<void> => moveBooking(booking, { status: 'completed' });
