import { offsetAt, type Schedule, zoneAt } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { zoneCity } from '@cursiv/shared-ui';
import { useExpertT } from '../messages/messages.ts';
import type { FreeDay } from './group-starts.ts';

type OtherClockProps = {
  days: readonly FreeDay[];
  timeZone: string;
  zones: Pick<Schedule, 'timeZone' | 'stays'>;
};

/** What one of the times is on the expert's clock, where that differs. */
export function OtherClock({ days, timeZone, zones }: OtherClockProps) {
  const t = useExpertT();
  const locale = useLocale();
  const start = days
    .flatMap(({ starts }) => starts)
    .find((each) => offsetAt(each, timeZone) !== offsetAt(each, zoneAt(each, zones)));
  if (!start) return null;
  const expertZone = zoneAt(start, zones);
  const clock = (zone: string) => formatDate(start, locale, { hour: '2-digit', minute: '2-digit', timeZone: zone });
  return (
    <p>{t('otherClock', { here: clock(timeZone), there: clock(expertZone), city: zoneCity(expertZone, locale) })}</p>
  );
}
