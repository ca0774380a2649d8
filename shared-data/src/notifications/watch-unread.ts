import { unreadPath } from '@cursiv/shared-domain';
import { database, doc, onSnapshot, type Timestamp } from '@cursiv/shared-firebase/firestore';

/** A person's unread notifications: how many, and when the newest was made. */
export interface UnreadNews {
  count: number;
  newestAt: Date | undefined;
}

/**
 * Tells of a person's unread notifications, now and after every change; returns what ends it. The bell and the dashboard ask the same, and share
 * one listener. The client itself waits for a connection; of what is worse, the pages tell.
 */
export const watchUnread = (uid: string, tell: (unread: UnreadNews) => void): (() => void) =>
  onSnapshot(
    doc(database(), unreadPath(uid)),
    // Otherwise the client would not say that nothing is stored after its own empty memory said so.
    { includeMetadataChanges: true },
    (snapshot) => {
      const { count = 0, newestAt } = (snapshot.data() ?? {}) as { count?: number; newestAt?: Timestamp };
      if (snapshot.exists() || !snapshot.metadata.fromCache) tell({ count, newestAt: newestAt?.toDate() });
    },
    () => undefined,
  );
