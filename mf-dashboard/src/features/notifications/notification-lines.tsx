import type { NotificationList } from '@cursiv/shared-data';
import type { Notification, NotificationSubject } from '@cursiv/shared-domain';
import { Button, EmptyState } from '@cursiv/shared-ui';
import { useRef } from 'react';
import { useNotificationsT } from './messages/messages.ts';
import { type Marks, NotificationLine } from './notification-line.tsx';

type NotificationLinesProps = {
  notifications: Notification[];
  list: NotificationList;
  /** What the list is narrowed down to; undefined when it is about anything. */
  about: NotificationSubject | undefined;
  /** Ids of those that are being marked. */
  pending: ReadonlySet<string>;
  /** Resolves to whether it is done. */
  onMark: (notification: Notification, marks: Marks) => Promise<boolean>;
  onShowAll: () => void;
};

/** A list of notifications, newest first, or what it means that there are none. */
export function NotificationLines({ notifications, list, about, pending, onMark, onShowAll }: NotificationLinesProps) {
  const t = useNotificationsT();
  const frame = useRef<HTMLDivElement>(null);
  const mark = async (notification: Notification, marks: Marks) => {
    const isLeaving = marks.isArchived !== undefined || (list === 'unread' && marks.isRead === true);
    // The pressed button disappears with its line.
    if ((await onMark(notification, marks)) && isLeaving) frame.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would group fields
    <div ref={frame} tabIndex={-1} role="group" aria-label={t(`list.${list}`)}>
      {notifications.length > 0 ? (
        <ul>
          {notifications.map((notification) => (
            <NotificationLine
              key={notification.id}
              notification={notification}
              isPending={pending.has(notification.id)}
              onMark={(marks) => void mark(notification, marks)}
            />
          ))}
        </ul>
      ) : about ? (
        <EmptyState
          title={t(`empty.${list}`)}
          text={t('emptyAbout')}
          action={<Button onClick={onShowAll}>{t('showAll')}</Button>}
        />
      ) : (
        <EmptyState title={t(`empty.${list}`)} text={t(`emptyText.${list}`)} />
      )}
    </div>
  );
}
