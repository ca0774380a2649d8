import type { SeriesConflict } from '@cursiv/shared-data';
import type { BookingRefusal } from '@cursiv/shared-domain';
import { formatDateTime, useLocale } from '@cursiv/shared-i18n';
import { Notice, useReaderZone } from '@cursiv/shared-ui';
import { useSeriesT } from './series-words.ts';

const NAMED = ['too-late', 'taken', 'day-full', 'week-full', 'outside-hours'] as const;
const named = (reason: BookingRefusal) => NAMED.find((each) => each === reason) ?? 'other';

/** The weeks that stand against what was to happen to all of them. */
export function SeriesConflicts({ conflicts }: { conflicts: readonly SeriesConflict[] }) {
  const t = useSeriesT();
  const locale = useLocale();
  const zone = useReaderZone();
  return (
    <Notice tone="danger" role="alert" title={t('conflicts')}>
      <ul>
        {conflicts.map(({ startAt, reason }) => (
          <li key={+startAt}>
            {t('conflict', { date: formatDateTime(startAt, locale, zone), reason: t(`why.${named(reason)}`) })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
