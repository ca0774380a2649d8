import { AppError, type Booking } from '@cursiv/shared-domain';
import { database, deleteField, doc, serverTimestamp } from '@cursiv/shared-firebase/firestore';
import { noteOwnSave, withOwnSaves } from '../../revisions/own-saves.ts';
import { transact } from '../../transact.ts';

/**
 * Says, as the expert, where an agreed booking takes place, or no longer. Throws AppError: `conflict` when it has changed
 * since.
 */
export async function setMeetingUrl(booking: Pick<Booking, 'id' | 'rev'>, url: string | undefined): Promise<void> {
  const path = `bookings/${booking.id}`;
  const seen = withOwnSaves(path, booking.rev);
  const rev = seen + 1;
  await transact(async (transaction) => {
    const reference = doc(database(), path);
    const stored: unknown = (await transaction.get(reference)).get('rev');
    if (stored !== seen) throw new AppError('conflict', `${path} has changed`);
    transaction.update(reference, { meetingUrl: url ?? deleteField(), rev, updatedAt: serverTimestamp() });
  });
  noteOwnSave(path, seen, rev);
}
