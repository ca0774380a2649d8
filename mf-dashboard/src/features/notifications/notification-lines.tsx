import type { NotificationList } from '@cursiv/shared-data';
import type { Notification } from '@cursiv/shared-domain';
import { EmptyState } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { type Marks, NotificationLine } from './notification-line.tsx';

type NotificationLinesProps = {
  notifications: Notification[];
  list: NotificationList;
  /** Ids of those that are being marked. */
  pending: ReadonlySet<string>;
  onMark: (notifications: readonly Notification[], marks: Marks) => Promise<void>;
};

/** A list of notifications, newest first, or what it means that there are none. */
export function NotificationLines({ notifications, list, pending, onMark }: NotificationLinesProps) {
  const t = useT();
  if (notifications.length === 0)
    return <EmptyState title={t(`notifications.empty.${list}`)} text={t('notifications.emptyText')} />;
  return (
    <ul>
      {notifications.map((notification) => (
        <NotificationLine
          key={notification.id}
          notification={notification}
          isPending={pending.has(notification.id)}
          onMark={(marks) => void onMark([notification], marks)}
        />
      ))}
    </ul>
  );
}
