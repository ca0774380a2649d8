import { formatDateTime, useLocale } from '@cursiv/shared-i18n';
import { maintenanceIn } from '@cursiv/shared-platform';
import { Notice, useReaderZone } from '@cursiv/shared-ui';
import { useEffect, useState } from 'react';
import { useSessionT } from './session-words.ts';

/** So often the time and what the registry says are compared; nothing is asked for. */
const LOOK_MS = 15_000;

type MaintenanceNoticeProps = {
  /** What this document knows of the registry. */
  registry: () => { maintenance?: unknown };
};

/** Says to who may write that the site is worked on, and until when. */
export function MaintenanceNotice({ registry }: MaintenanceNoticeProps) {
  const t = useSessionT();
  const locale = useLocale();
  const zone = useReaderZone();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  const maintenance = maintenanceIn(registry(), now);
  if (!maintenance) return null;
  const endsAt = new Date(maintenance.endsAt);
  return (
    <Notice tone="warning" title={t('maintenance')}>
      <p>{maintenance[locale]}</p>
      {endsAt > now && <p>{t('maintenanceEnds', { time: formatDateTime(endsAt, locale, zone) })}</p>}
    </Notice>
  );
}
