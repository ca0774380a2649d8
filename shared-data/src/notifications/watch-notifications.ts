import {
  type Notification,
  type NotificationSubject,
  notificationSchema,
  TYPES_BY_SUBJECT,
} from '@cursiv/shared-domain';
import { type Watch, watchQuery } from '../watch.ts';
import { type NotificationList, newestNotifications } from './newest-notifications.ts';

/** Watches the newest of a person's notifications, at most `most`, about anything or about one subject. */
export const watchNotifications = (
  uid: string,
  list: NotificationList,
  most: number,
  about?: NotificationSubject,
): Watch<Notification[]> =>
  watchQuery(notificationSchema, () => newestNotifications(uid, list, most, about && TYPES_BY_SUBJECT[about]));
