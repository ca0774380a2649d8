import { database, doc } from '@cursiv/shared-firebase/firestore';
import { transact } from '../transact.ts';

/** Marks some of a person's notifications read or unread, put away or brought back. Throws AppError. */
export const markNotifications = (
  uid: string,
  ids: readonly string[],
  marks: { isRead?: boolean; isArchived?: boolean },
): Promise<void> =>
  transact(async (transaction) => {
    for (const id of ids) transaction.update(doc(database(), 'users', uid, 'notifications', id), marks);
  });
