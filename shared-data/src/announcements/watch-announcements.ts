import { type Announcement, announcementSchema, sentAnnouncementsOf } from '@cursiv/shared-domain';
import { collection, database, limit, orderBy, query } from '@cursiv/shared-firebase/firestore';
import { sentAnnouncementsFolder } from '../kept/words/kept-folders.ts';
import { type Watch, watchQuery, watchStoredQuery } from '../watch.ts';

/** Watches the newest announcements of a course in every state; for its authors. */
export const watchAnnouncements = (courseId: string, most: number): Watch<Announcement[]> =>
  watchQuery(announcementSchema, () =>
    query(collection(database(), 'courses', courseId, 'announcements'), orderBy('createdAt', 'desc'), limit(most)),
  );

/** Watches what the learners of a course were told, newest first. */
export const watchSentAnnouncements = (courseId: string, most: number): Watch<Announcement[]> =>
  watchStoredQuery(announcementSchema, sentAnnouncementsOf(courseId, most), sentAnnouncementsFolder(courseId));
