import { AppError, type Booking, type BookingStatus, isCalledOff } from '@cursiv/shared-domain';
import { database, doc, serverTimestamp } from '@cursiv/shared-firebase/firestore';
import { withOwnSaves } from '../../revisions/own-saves.ts';
import { transact } from '../../transact.ts';
import { withoutUndefined } from '../../without-undefined.ts';

/** Fields that a change of state may also set. */
export interface BookingMove {
  status: BookingStatus;
  cancelledBy?: 'learner' | 'expert';
  reason?: string | undefined;
  meetingUrl?: string | undefined;
  dispute?: string;
}

/**
 * Changes the state of a booking from the one that its reader saw; a cancelled one frees the expert's time. Throws
 * AppError: `conflict` when it has changed since.
 */
export const moveBooking = (booking: Pick<Booking, 'id' | 'rev' | 'lockIds'>, move: BookingMove): Promise<void> =>
  transact(async (transaction) => {
    const reference = doc(database(), 'bookings', booking.id);
    const seen = withOwnSaves(reference.path, booking.rev);
    const stored: unknown = (await transaction.get(reference)).get('rev');
    if (stored !== seen) throw new AppError('conflict', `${reference.path} has changed`);
    transaction.update(reference, {
      ...withoutUndefined(move),
      rev: seen + 1,
      updatedAt: serverTimestamp(),
    });
    if (!isCalledOff(move)) return;
    for (const lockId of booking.lockIds) transaction.delete(doc(database(), 'slotLocks', lockId));
  });
