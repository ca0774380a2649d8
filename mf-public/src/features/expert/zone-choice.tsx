import type { ExpertCard } from '@cursiv/shared-domain';
import { SelectField } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { distinct } from '../../shared/distinct.ts';
import { visitorZone, zoneName, zoneNames } from './visitor-zone.ts';

type ZoneChoiceProps = {
  expert: ExpertCard;
  timeZone: string;
  onChoose: (zone: string) => void;
};

/** On whose clock the times are shown: the visitor's own, the expert's, or any other. */
export function ZoneChoice({ expert, timeZone, onChoose }: ZoneChoiceProps) {
  const t = useT();
  const own = visitorZone();
  const zones = distinct([own, expert.timeZone, ...zoneNames()]);
  const label = (zone: string) => {
    if (zone === own) return t('expert.zone.own', { zone: zoneName(zone) });
    return zone === expert.timeZone
      ? t('expert.zone.theirs', { zone: zoneName(zone), name: expert.displayName })
      : zoneName(zone);
  };
  return (
    <SelectField
      label={t('expert.zone.label')}
      value={timeZone}
      options={zones.map((zone) => ({ value: zone, label: label(zone) }))}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  );
}
