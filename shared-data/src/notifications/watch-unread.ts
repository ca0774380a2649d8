import { onSnapshot, type Timestamp } from '@cursiv/shared-firebase/firestore';
import { newestNotifications } from './newest-notifications.ts';

/** From how many on the exact number of unread notifications says nothing more. Each page of a signed-in person reads so many at most. */
export const MANY_UNREAD = 10;

/** A person's unread notifications: how many, at most `MANY_UNREAD`, and when the newest was made. */
export interface Unread {
  count: number;
  newestAt: Date | undefined;
}

/**
 * Tells of a person's unread notifications, now and after every change; returns what ends it. The client itself waits for a connection; of
 * what is worse, the pages tell.
 */
export const watchUnread = (uid: string, tell: (unread: Unread) => void): (() => void) =>
  onSnapshot(
    newestNotifications(uid, 'unread', MANY_UNREAD),
    // Otherwise the client would not say that nothing is stored after its own empty memory said so.
    { includeMetadataChanges: true },
    ({ docs: [newest], size, metadata }) => {
      const made = newest?.data().createdAt as Timestamp | undefined;
      if (size > 0 || !metadata.fromCache) tell({ count: size, newestAt: made?.toDate() });
    },
    () => undefined,
  );
