import type { Booking } from '@cursiv/shared-domain';
import type { DocumentTransaction } from '../store/document-source.ts';

/** Expires a request that nobody answered in time, and frees the expert's time in the same commit. */
export function expireBooking(transaction: DocumentTransaction, booking: Booking, now: Date): void {
  transaction.update(`bookings/${booking.id}`, { status: 'expired', updatedAt: now, rev: booking.rev + 1 });
  for (const lockId of booking.lockIds) transaction.delete(`slotLocks/${lockId}`);
}
