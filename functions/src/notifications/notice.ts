import type { NotificationParams, NotificationType } from '@cursiv/shared-domain';

/** A person is to be told of an event. */
export interface Notice {
  /** The person who is told. */
  uid: string;
  /** Names the event: who is told twice of one event learns of it once. */
  id: string;
  type: NotificationType;
  params: NotificationParams;
  /** Locale-free path. */
  link: string;
}

/** A document before and after a change; undefined where there was or is none. */
export interface DocumentChange {
  before: Record<string, unknown> | undefined;
  after: Record<string, unknown> | undefined;
}
