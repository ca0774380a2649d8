import type { Booking } from '@cursiv/shared-domain';
import { formatDate, formatDuration, formatNumber, useLocale } from '@cursiv/shared-i18n';
import { BarChart, PagePart, Table } from '@cursiv/shared-ui';
import { weekLoads } from './work-weeks.ts';
import { useWorkT } from './work-words.ts';

type LoadProps = { bookings: readonly Booking[]; zone: string; now: Date };

/** How much is agreed to in the coming weeks: as bars, and as a table that says the same. */
export function Load({ bookings, zone, now }: LoadProps) {
  const t = useWorkT();
  const locale = useLocale();
  const weeks = weekLoads(bookings, zone, now);
  const hasAny = weeks.some(({ minutes }) => minutes > 0);
  const nameOf = (monday: string) =>
    formatDate(new Date(monday), locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const time = (minutes: number) => (minutes === 0 ? t('load.none') : formatDuration(minutes * 60, locale));
  return (
    <PagePart title={t('load.title')} intro={t('load.intro')}>
      {hasAny && (
        <BarChart
          series={[t('load.hours')]}
          isDense
          rows={weeks.map(({ monday, minutes }) => ({
            id: monday,
            name: nameOf(monday),
            values: [minutes],
            text: time(minutes),
          }))}
        />
      )}
      <Table
        caption={t('load.table')}
        hideCaption
        rows={weeks}
        rowKey={({ monday }) => monday}
        columns={[
          {
            id: 'week',
            header: t('load.weeks'),
            rowHeader: true,
            cell: ({ monday }) => t('load.week', { date: nameOf(monday) }),
          },
          {
            id: 'sessions',
            header: t('load.sessions'),
            align: 'end',
            cell: ({ sessions }) => formatNumber(sessions, locale),
          },
          { id: 'time', header: t('load.hours'), align: 'end', cell: ({ minutes }) => time(minutes) },
        ]}
      />
    </PagePart>
  );
}
