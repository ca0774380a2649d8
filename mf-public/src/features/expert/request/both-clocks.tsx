import { type ExpertPayload, offsetAt, zoneAt } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { DefinitionList, zoneCity } from '@cursiv/shared-ui';
import { useExpertT } from '../messages/messages.ts';

type BothClocksProps = { start: Date; durationMin: number; timeZone: string; expert: ExpertPayload };

/** A booking's time on the reader's clock, and on the expert's when that differs. */
export function BothClocks({ start, durationMin, timeZone, expert }: BothClocksProps) {
  const t = useExpertT();
  const locale = useLocale();
  const end = new Date(start.getTime() + durationMin * 60_000);
  const when = (zone: string) => {
    const day = formatDate(start, locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: zone });
    const clock = (at: Date) => formatDate(at, locale, { hour: '2-digit', minute: '2-digit', timeZone: zone });
    return t('when', { day, from: clock(start), to: clock(end), zone: zoneCity(zone, locale) });
  };
  const expertZone = zoneAt(start, expert);
  const isSameClock = offsetAt(start, timeZone) === offsetAt(start, expertZone);
  return (
    <DefinitionList
      items={[
        { id: 'own', term: t('clock.own'), value: when(timeZone) },
        ...(isSameClock
          ? []
          : [
              {
                id: 'theirs',
                term: t('clock.theirs', { name: expert.displayName }),
                value: when(expertZone),
              },
            ]),
      ]}
    />
  );
}
