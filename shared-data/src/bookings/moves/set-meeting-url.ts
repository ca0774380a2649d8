import { AppError, type Booking } from '@cursiv/shared-domain';
import { database, deleteField, doc, serverTimestamp } from '@cursiv/shared-firebase/firestore';
import { transact } from '../../transact.ts';

/**
 * Says, as the expert, where an agreed booking takes place, or no longer. Throws AppError: `conflict` when it has changed
 * since.
 */
export const setMeetingUrl = ({ id, rev }: Pick<Booking, 'id' | 'rev'>, url: string | undefined): Promise<void> =>
  transact(async (transaction) => {
    const reference = doc(database(), 'bookings', id);
    const stored: unknown = (await transaction.get(reference)).get('rev');
    if (stored !== rev) throw new AppError('conflict', `bookings/${id} has changed`);
    transaction.update(reference, { meetingUrl: url ?? deleteField(), rev: rev + 1, updatedAt: serverTimestamp() });
  });
