import { type Notification, notificationSchema } from '@cursiv/shared-domain';
import { type Watch, watchQuery } from '../watch.ts';
import { type NotificationList, newestNotifications } from './newest-notifications.ts';

/** Watches the newest of a person's notifications, at most `most`. */
export const watchNotifications = (uid: string, list: NotificationList, most: number): Watch<Notification[]> =>
  watchQuery(notificationSchema, () => newestNotifications(uid, list, most));
