import { type NotificationSubject, TYPES_BY_SUBJECT } from '@cursiv/shared-domain';
import { database, doc, getDocs } from '@cursiv/shared-firebase/firestore';
import { guarded } from '../provider-error.ts';
import { transact } from '../transact.ts';
import { newestNotifications } from './newest-notifications.ts';

/** Marked together: far below what one transaction may write. */
const TOGETHER = 100;

/** Marks some of a person's notifications read or unread, put away or brought back. Throws AppError. */
export const markNotifications = (
  uid: string,
  ids: readonly string[],
  marks: { isRead?: boolean; isArchived?: boolean },
): Promise<void> =>
  transact(async (transaction) => {
    for (const id of ids) transaction.update(doc(database(), 'users', uid, 'notifications', id), marks);
  });

/** Marks all that a person has not read as read, about anything or about one subject. Throws AppError. */
export async function markAllRead(uid: string, about?: NotificationSubject): Promise<void> {
  const types = about && TYPES_BY_SUBJECT[about];
  let count: number;
  do {
    const { docs } = await guarded(() => getDocs(newestNotifications(uid, 'unread', TOGETHER, types)));
    count = docs.length;
    if (count > 0)
      await markNotifications(
        uid,
        docs.map(({ id }) => id),
        { isRead: true },
      );
  } while (count === TOGETHER);
}
