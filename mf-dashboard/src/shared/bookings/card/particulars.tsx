import type { Booking } from '@cursiv/shared-domain';
import { formatLanguage, useLocale } from '@cursiv/shared-i18n';
import { useBookingsT } from '../messages/messages.ts';
import * as styles from './booking-card.module.css';

/** Which of a series a booking is, and the language that was asked for. */
export function Particulars({ booking: { series, language } }: { booking: Booking }) {
  const t = useBookingsT();
  const locale = useLocale();
  const said = [
    series && t('week', { week: series.index + 1, count: series.count }),
    language && t('language', { language: formatLanguage(language, locale) }),
  ].filter(Boolean);
  return said.length > 0 && <p className={styles.note}>{said.join(' · ')}</p>;
}
