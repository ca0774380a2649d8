import { ZoneChoice } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';

/** The zone that times are shown in, and the way to another. */
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
