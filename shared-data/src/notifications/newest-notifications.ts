import type { NotificationType } from '@cursiv/shared-domain';
import { collection, database, limit, orderBy, query, where } from '@cursiv/shared-firebase/firestore';

/** Which notifications a list shows: the ones not yet read, those not put away, or those put away. */
export const NOTIFICATION_LISTS = ['unread', 'all', 'archived'] as const;

export type NotificationList = (typeof NOTIFICATION_LISTS)[number];

/** The newest of a person's notifications, of all types or of some. */
export const newestNotifications = (
  uid: string,
  list: NotificationList,
  most: number,
  types?: readonly NotificationType[],
) =>
  query(
    collection(database(), 'users', uid, 'notifications'),
    where('isArchived', '==', list === 'archived'),
    ...(list === 'unread' ? [where('isRead', '==', false)] : []),
    ...(types ? [where('type', 'in', types)] : []),
    orderBy('createdAt', 'desc'),
    limit(most),
  );
