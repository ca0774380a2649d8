import type { ViewedDashboard } from '@cursiv/shared-domain';
import { formatDateTime, useLocale } from '@cursiv/shared-i18n';
import { Notice, PagePart, Stack } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { shownName } from '../../../shared/subject-name.ts';
import { useUsersT } from '../messages/messages.ts';
import { useUserT } from '../one/messages/messages.ts';
import { LineList } from './line-list.tsx';
import { useViewAsT } from './messages/messages.ts';

/** What somebody's dashboard lists, under a notice that says whose it is; times are on their clock. */
export function DashboardView({ dashboard }: { dashboard: ViewedDashboard }) {
  const t = useT();
  const userT = useUserT();
  const viewAsT = useViewAsT();
  const usersT = useUsersT();
  const locale = useLocale();
  const { name, zone, learning, bookings, notifications, courses, resources } = dashboard;
  const titleOf = (title: ViewedDashboard['courses'][number]['title']) => shownName(title, locale, userT('unnamed'));
  const onClock = (at: string) => formatDateTime(new Date(at), locale, zone);
  return (
    <Stack gap={4}>
      <Notice tone="warning" title={viewAsT('readOnly', { name: name || usersT('noName') })}>
        {viewAsT('recorded', { zone })}
      </Notice>
      <PagePart title={viewAsT('learning')}>
        <LineList
          none={userT('noEnrollments')}
          lines={learning.map(({ id, title, status, pct }) => ({
            ...{ id, what: titleOf(title), facts: `${t(`enrollmentStatus.${status}`)} · ${pct}%` },
          }))}
        />
      </PagePart>
      <PagePart title={userT('bookings')}>
        <LineList
          none={viewAsT('noBookings')}
          lines={bookings.map(({ id, title, status, withName, startAt }) => ({
            id,
            what: userT('bookingWith', { title: titleOf(title), name: withName }),
            facts: `${t(`bookingStatus.${status}`)} · ${onClock(startAt)}`,
          }))}
        />
      </PagePart>
      <PagePart title={viewAsT('notifications')} intro={viewAsT('withoutWords')}>
        <LineList
          none={viewAsT('noNotifications')}
          lines={notifications.map(({ id, sentence, isRead, createdAt }) => ({
            ...{ id, what: sentence, facts: `${viewAsT(isRead ? 'read' : 'unread')} · ${onClock(createdAt)}` },
          }))}
        />
      </PagePart>
      <PagePart title={userT('works')}>
        <Stack gap={3}>
          <LineList
            title={userT('lists.courses')}
            none={userT('noCourses')}
            lines={courses.map(({ id, title, status }) => ({
              ...{ id, what: titleOf(title), facts: t(`courseStatus.${status}`) },
            }))}
          />
          <LineList
            title={userT('lists.resources')}
            none={userT('noResources')}
            lines={resources.map(({ id, title, status }) => ({
              ...{ id, what: titleOf(title), facts: t(`resourceStatus.${status}`) },
            }))}
          />
        </Stack>
      </PagePart>
    </Stack>
  );
}
