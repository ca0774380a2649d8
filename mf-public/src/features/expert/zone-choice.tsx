import { ZoneChoice as Choice } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';

/** The choice of the zone in which times are shown: the reader's own, the expert's, or any other. */
export function ZoneChoice({ expertZone }: { expertZone: string }) {
  const t = useT();
  return (
    <Choice
      label={t('expert.zone.label')}
      change={t('expert.zone.change')}
      hint={t('expert.zone.hint')}
      none={t('expert.zone.none')}
      first={[expertZone]}
    />
  );
}
