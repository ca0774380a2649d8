import { ZoneChoice as Choice } from '@cursiv/shared-ui';
import { useExpertT } from '../messages/messages.ts';

/** The choice of the zone in which times are shown: the reader's own, the expert's, or any other. */
export function ZoneChoice({ expertZone }: { expertZone: string }) {
  const t = useExpertT();
  return (
    <Choice
      label={t('zone.label')}
      change={t('zone.change')}
      hint={t('zone.hint')}
      none={t('zone.none')}
      first={[expertZone]}
    />
  );
}
