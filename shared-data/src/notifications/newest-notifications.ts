import { type NotificationSubject, TYPES_BY_SUBJECT } from '@cursiv/shared-domain';
import { collection, database, limit, orderBy, query, where } from '@cursiv/shared-firebase/firestore';

/** Which notifications a list shows: the ones not yet read, those not put away, or those put away. */
export const NOTIFICATION_LISTS = ['unread', 'all', 'archived'] as const;

export type NotificationList = (typeof NOTIFICATION_LISTS)[number];

/**
 * The newest of a person's notifications, about anything or about one subject. The bell and a page that ask for the same share one
 * listener.
 */
export const newestNotifications = (uid: string, list: NotificationList, most: number, about?: NotificationSubject) =>
  query(
    collection(database(), 'users', uid, 'notifications'),
    where('isArchived', '==', list === 'archived'),
    ...(list === 'unread' ? [where('isRead', '==', false)] : []),
    ...(about ? [where('type', 'in', TYPES_BY_SUBJECT[about])] : []),
    orderBy('createdAt', 'desc'),
    limit(most),
  );
