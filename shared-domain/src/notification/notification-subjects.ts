import { NOTIFICATION_TYPES, type NotificationType } from './notification.ts';

/** What a notification is about: the first word of its type. */
export type NotificationSubject = NotificationType extends infer T
  ? T extends `${infer S}.${string}`
    ? S
    : never
  : never;

/** The types by subject, both in the order of the catalogue. */
export const TYPES_BY_SUBJECT = Object.groupBy(NOTIFICATION_TYPES, (type) =>
  type.slice(0, type.indexOf('.')),
) as Record<NotificationSubject, NotificationType[]>;

export const NOTIFICATION_SUBJECTS = Object.keys(TYPES_BY_SUBJECT) as NotificationSubject[];
