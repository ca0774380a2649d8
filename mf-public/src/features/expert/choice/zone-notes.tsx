import { clockChanges } from '@cursiv/shared-domain';
import { formatDate, formatDuration, useLocale } from '@cursiv/shared-i18n';
import { Notice, zoneCity } from '@cursiv/shared-ui';
import { distinct } from '../../../shared/distinct.ts';
import { useExpertT } from '../messages/messages.ts';
import type { FreeDay } from './group-starts.ts';

/** Notes about nights among the free days in which clocks change in one of the zones, so that nobody wonders why times move. */
export function ZoneNotes({ days, zones }: { days: readonly FreeDay[]; zones: readonly string[] }) {
  const t = useExpertT();
  const locale = useLocale();
  const first = days[0]?.starts[0];
  const last = days.at(-1)?.starts.at(-1);
  if (!first || !last) return null;
  const changes = distinct(zones).flatMap((zone) =>
    clockChanges(zone, first, last).map((change) => ({ zone, ...change })),
  );
  if (changes.length === 0) return null;
  return (
    <Notice title={t('clocks.title')}>
      <ul>
        {changes.map(({ zone, at, byMinutes }) => (
          <li key={`${zone} ${at.toISOString()}`}>
            {t(byMinutes > 0 ? 'clocks.forward' : 'clocks.back', {
              zone: zoneCity(zone, locale),
              date: formatDate(at, locale, { day: 'numeric', month: 'long', timeZone: zone }),
              time: formatDuration(Math.abs(byMinutes) * 60, locale),
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
