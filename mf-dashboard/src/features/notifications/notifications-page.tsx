import { useUser } from '@cursiv/shared-auth';
import { markAllRead, markNotifications, NOTIFICATION_LISTS, type NotificationList } from '@cursiv/shared-data';
import { useCommands } from '@cursiv/shared-data/commands';
import { NOTIFICATION_SUBJECTS, type Notification } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, FilterBar, ShowMore, Tabs, useChoice } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { useSubjectT } from '../../shared/notification-subjects/subjects.ts';
import { DashboardPage } from '../../shared/pages/dashboard-page.tsx';
import { LoadableView } from '../../shared/pages/loadable-view.tsx';
import { useNotificationsT } from './messages/messages.ts';
import type { Marks } from './notification-line.tsx';
import { NotificationLines } from './notification-lines.tsx';
import { useNotifications } from './use-notifications.ts';

/** What has happened to the reader's bookings, resources and reviews; the list and its subject are kept in the address. */
export default function NotificationsPage() {
  const t = useT();
  const notificationsT = useNotificationsT();
  const subjectT = useSubjectT();
  const { id: uid } = useUser();
  const [chosen = 'all', choose] = useChoice('show', NOTIFICATION_LISTS);
  const [about, chooseAbout] = useChoice('about', NOTIFICATION_SUBJECTS);
  const { shown, isReading, hasMore, readOn } = useNotifications(uid, chosen, about);
  const { pending, run } = useCommands();

  const reported = async (name: string, act: () => Promise<void>): Promise<boolean> => {
    const outcome = await run(name, act);
    if (outcome.status === 'failed') toast(t(`error.${outcome.code}`), { tone: 'danger' });
    return outcome.status === 'done';
  };
  const mark = ({ id }: Notification, marks: Marks) => reported(id, () => markNotifications(uid, [id], marks));
  const hasUnread = chosen !== 'archived' && shown.status === 'ready' && shown.value.some(({ isRead }) => !isRead);
  const list = (
    <LoadableView of={shown}>
      {(notifications) => (
        <ShowMore label={notificationsT('more')} {...{ hasMore, isReading }} onMore={readOn}>
          <NotificationLines
            notifications={notifications}
            list={chosen}
            about={about}
            pending={pending}
            onMark={mark}
            onShowAll={() => chooseAbout('')}
          />
        </ShowMore>
      )}
    </LoadableView>
  );
  return (
    <DashboardPage
      documentTitle={notificationsT('title')}
      title={notificationsT('title')}
      actions={
        hasUnread && (
          <Button
            variant="secondary"
            pending={pending.has('all')}
            onClick={() => void reported('all', () => markAllRead(uid, about))}
          >
            {notificationsT('readAll')}
          </Button>
        )
      }
    >
      <FilterBar
        label={notificationsT('filters')}
        choices={[
          {
            id: 'about',
            label: notificationsT('about'),
            any: notificationsT('anything'),
            value: about ?? '',
            options: NOTIFICATION_SUBJECTS.map((value) => ({ value, label: subjectT(value) })),
            onChoose: chooseAbout,
          },
        ]}
      />
      <Tabs
        label={notificationsT('lists')}
        selected={chosen}
        onSelect={choose}
        items={NOTIFICATION_LISTS.map((id: NotificationList) => ({
          id,
          label: notificationsT(`list.${id}`),
          content: list,
        }))}
      />
    </DashboardPage>
  );
}
