import { type HistoryEntry, historyEntrySchema } from '@cursiv/shared-domain';
import { collection, database, limit, orderBy, query, where } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchQuery } from '../watch.ts';

/** Watches what a text of a draft said after each of its authors' edits, the latest first. */
export const watchHistory = (courseId: string, ownerUid: string, textId: string, most: number): Watch<HistoryEntry[]> =>
  watchQuery(historyEntrySchema, () =>
    query(
      collection(database(), 'courseDrafts', courseId, 'history'),
      where('ownerUid', '==', ownerUid),
      where('textId', '==', textId),
      orderBy('at', 'desc'),
      limit(most),
    ),
  );
