import { ZoneChoice } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';

/** The zone in which times are shown, and the way to change it. */
export function OwnZone() {
  const t = useT();
  return (
    <ZoneChoice
      label={t('session.zone.label')}
      change={t('session.zone.change')}
      hint={t('session.zone.hint')}
      none={t('session.zone.none')}
      first={[]}
    />
  );
}
