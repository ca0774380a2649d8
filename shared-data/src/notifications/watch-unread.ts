import { onSnapshot } from '@cursiv/shared-firebase/firestore';
import { newestNotifications } from './newest-notifications.ts';

/** From how many on the exact number of unread notifications says nothing more. */
export const MANY_UNREAD = 100;

/**
 * Tells the number of a person's unread notifications, at most `MANY_UNREAD`, now and after every change; returns what
 * ends it. The client itself waits for a connection; of what is worse, the pages tell.
 */
export const watchUnread = (uid: string, tell: (count: number) => void): (() => void) =>
  onSnapshot(
    newestNotifications(uid, 'unread', MANY_UNREAD),
    // Otherwise the client would not say that nothing is stored after its own empty memory said so.
    { includeMetadataChanges: true },
    ({ size, metadata }) => {
      if (size > 0 || !metadata.fromCache) tell(size);
    },
    () => undefined,
  );
