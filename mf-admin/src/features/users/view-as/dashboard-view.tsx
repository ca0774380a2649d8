import type { ViewedDashboard } from '@cursiv/shared-domain';
import { formatDateTime, useLocale } from '@cursiv/shared-i18n';
import { Notice, PagePart, Stack } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { shownName } from '../../../shared/subject-name.ts';
import { LineList } from './line-list.tsx';

/** What somebody's dashboard lists, under a notice that says whose it is; times are on their clock. */
export function DashboardView({ dashboard }: { dashboard: ViewedDashboard }) {
  const t = useT();
  const locale = useLocale();
  const { name, zone, learning, bookings, notifications, courses, resources } = dashboard;
  const titleOf = (title: ViewedDashboard['courses'][number]['title']) => shownName(title, locale, t('user.unnamed'));
  const onClock = (at: string) => formatDateTime(new Date(at), locale, zone);
  return (
    <Stack gap={4}>
      <Notice tone="warning" title={t('viewAs.readOnly', { name: name || t('users.noName') })}>
        {t('viewAs.recorded', { zone })}
      </Notice>
      <PagePart title={t('viewAs.learning')}>
        <LineList
          none={t('user.noEnrollments')}
          lines={learning.map(({ id, title, status, pct }) => ({
            ...{ id, what: titleOf(title), facts: `${t(`enrollmentStatus.${status}`)} · ${pct}%` },
          }))}
        />
      </PagePart>
      <PagePart title={t('user.bookings')}>
        <LineList
          none={t('viewAs.noBookings')}
          lines={bookings.map(({ id, title, status, withName, startAt }) => ({
            id,
            what: t('user.bookingWith', { title: titleOf(title), name: withName }),
            facts: `${t(`bookingStatus.${status}`)} · ${onClock(startAt)}`,
          }))}
        />
      </PagePart>
      <PagePart title={t('viewAs.notifications')} intro={t('viewAs.withoutWords')}>
        <LineList
          none={t('viewAs.noNotifications')}
          lines={notifications.map(({ id, sentence, isRead, createdAt }) => ({
            ...{ id, what: sentence, facts: `${t(isRead ? 'viewAs.read' : 'viewAs.unread')} · ${onClock(createdAt)}` },
          }))}
        />
      </PagePart>
      <PagePart title={t('user.works')}>
        <Stack gap={3}>
          <LineList
            title={t('user.lists.courses')}
            none={t('user.noCourses')}
            lines={courses.map(({ id, title, status }) => ({
              ...{ id, what: titleOf(title), facts: t(`courseStatus.${status}`) },
            }))}
          />
          <LineList
            title={t('user.lists.resources')}
            none={t('user.noResources')}
            lines={resources.map(({ id, title, status }) => ({
              ...{ id, what: titleOf(title), facts: t(`resourceStatus.${status}`) },
            }))}
          />
        </Stack>
      </PagePart>
    </Stack>
  );
}
