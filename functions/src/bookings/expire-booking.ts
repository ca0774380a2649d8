import type { Booking } from '@cursiv/shared-domain';
import type { DocumentTransaction } from '../store/document-source.ts';

/** Ends a request that nobody answered in time, and gives the expert's time back in the same commit. */
export function expireBooking(transaction: DocumentTransaction, booking: Booking, now: Date): void {
  transaction.update(`bookings/${booking.id}`, { status: 'expired', updatedAt: now, rev: booking.rev + 1 });
  for (const lockId of booking.lockIds) transaction.delete(`slotLocks/${lockId}`);
}
