import { useUser } from '@cursiv/shared-auth';
import {
  markNotifications,
  NOTIFICATION_LISTS,
  type NotificationList,
  useWatch,
  watchNotifications,
} from '@cursiv/shared-data';
import { useCommands } from '@cursiv/shared-data/commands';
import type { Notification } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, Tabs, useChoice } from '@cursiv/shared-ui';
import { useMemo, useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { DashboardPage } from '../../shared/pages/dashboard-page.tsx';
import { LoadableView } from '../../shared/pages/loadable-view.tsx';
import type { Marks } from './notification-line.tsx';
import { NotificationLines } from './notification-lines.tsx';

/** As many notifications as a page shows at first, and with every press more. */
const PAGE = 30;

/** What has happened to the reader's bookings, resources and reviews; the list is kept in the address. */
export default function NotificationsPage() {
  const t = useT();
  const { id: uid } = useUser();
  const [chosen = 'all', choose] = useChoice('show', NOTIFICATION_LISTS);
  const [most, setMost] = useState(PAGE);
  const shown = useWatch(useMemo(() => watchNotifications(uid, chosen, most), [uid, chosen, most]));
  const { pending, run } = useCommands();

  const mark = async (notifications: readonly Notification[], marks: Marks) => {
    const ids = notifications.map(({ id }) => id);
    const outcome = await run(ids.join(), () => markNotifications(uid, ids, marks));
    if (outcome.status === 'failed') toast(t(`error.${outcome.code}`), { tone: 'danger' });
  };
  const unread = shown.status === 'ready' ? shown.value.filter(({ isRead }) => !isRead) : [];
  const list = (
    <LoadableView of={shown}>
      {(notifications) => (
        <>
          <NotificationLines notifications={notifications} list={chosen} pending={pending} onMark={mark} />
          {notifications.length === most && (
            <Button variant="secondary" onClick={() => setMost(most + PAGE)}>
              {t('notifications.more')}
            </Button>
          )}
        </>
      )}
    </LoadableView>
  );
  return (
    <DashboardPage
      documentTitle={t('notifications.title')}
      title={t('notifications.title')}
      actions={
        unread.length > 0 && (
          <Button variant="secondary" onClick={() => void mark(unread, { isRead: true })}>
            {t('notifications.readAll')}
          </Button>
        )
      }
    >
      <Tabs
        label={t('notifications.lists')}
        selected={chosen}
        onSelect={choose}
        items={NOTIFICATION_LISTS.map((id: NotificationList) => ({
          id,
          label: t(`notifications.list.${id}`),
          content: list,
        }))}
      />
    </DashboardPage>
  );
}
