import { AppError, absenceToReport, type Booking } from '@cursiv/shared-domain';
import { moveBooking } from './move-booking.ts';

/** Records that the other side did not come. Throws AppError: `conflict` when it is too early or too late, or has changed. */
export async function reportAbsence(booking: Booking, uid: string, reason: string): Promise<void> {
  const status = absenceToReport(booking, uid, new Date());
  if (!status) throw new AppError('conflict', `bookings/${booking.id} is not under way`);
  await moveBooking(booking, { status, reason: reason.trim() || undefined });
}

/** Says, as the person who is said not to have come, that they came. Throws AppError: `conflict` when it has changed since. */
export const disputeAbsence = (booking: Booking, dispute: string): Promise<void> =>
  moveBooking(booking, { status: 'disputed', dispute: dispute.trim() });
