import type { Notification } from '@cursiv/shared-domain';
import { formatDateTime, useLocale } from '@cursiv/shared-i18n';
import { Badge, Button, ButtonLink, useReaderZone } from '@cursiv/shared-ui';
import { useNotificationsT } from './messages/messages.ts';
import * as styles from './notification-line.module.css';
import { useSentence } from './use-sentence.ts';

export type Marks = { isRead?: boolean; isArchived?: boolean };

type NotificationLineProps = {
  notification: Notification;
  isPending: boolean;
  onMark: (marks: Marks) => void;
};

/** One notification: what happened and when, the other person's words, and the way to the page it is about. */
export function NotificationLine({ notification, isPending, onMark }: NotificationLineProps) {
  const t = useNotificationsT();
  const locale = useLocale();
  const zone = useReaderZone();
  const sentence = useSentence()(notification);
  const { isRead, isArchived, createdAt, link, params } = notification;
  const named = (action: string) => `${action}: ${sentence}`;
  const button = (action: string, marks: Marks) => (
    <Button variant="quiet" size="small" aria-label={named(action)} pending={isPending} onClick={() => onMark(marks)}>
      {action}
    </Button>
  );
  return (
    <li className={styles.line}>
      <div className={styles.text}>
        <p className={isRead ? undefined : styles.unread}>{sentence}</p>
        {params.note && <p className={styles.note}>{t('note', { note: params.note })}</p>}
        <p className={styles.time}>
          {!isRead && (
            <Badge size="small" tone="accent">
              {t('isUnread')}
            </Badge>
          )}
          <time dateTime={createdAt.toISOString()}>{formatDateTime(createdAt, locale, zone)}</time>
        </p>
      </div>
      <div className={styles.actions}>
        <ButtonLink
          to={link}
          variant="secondary"
          size="small"
          aria-label={named(t('open'))}
          onClick={() => isRead || onMark({ isRead: true })}
        >
          {t('open')}
        </ButtonLink>
        {isRead ? button(t('unreadAgain'), { isRead: false }) : button(t('read'), { isRead: true })}
        {isArchived
          ? button(t('bringBack'), { isArchived: false })
          : button(t('archive'), { isRead: true, isArchived: true })}
      </div>
    </li>
  );
}
