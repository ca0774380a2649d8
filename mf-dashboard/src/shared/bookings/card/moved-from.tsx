import { formatDateTime, useLocale } from '@cursiv/shared-i18n';
import { useReaderZone, zoneCity } from '@cursiv/shared-ui';
import { useBookingsT } from '../messages/messages.ts';
import * as styles from './booking-card.module.css';

/** When a rescheduled booking was to be before, on the reader's clock. */
export function MovedFrom({ from }: { from: Date }) {
  const t = useBookingsT();
  const locale = useLocale();
  const zone = useReaderZone();
  const was = { date: formatDateTime(from, locale, zone), city: zoneCity(zone, locale) };
  return <p className={styles.note}>{t('movedFrom', was)}</p>;
}
