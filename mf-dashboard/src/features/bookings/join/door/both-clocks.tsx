import type { Booking, BookingSide } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { useReaderZone, zoneCity } from '@cursiv/shared-ui';
import { useOtherName } from '../../../../shared/bookings/use-other-name.ts';
import { useJoinT } from '../messages/messages.ts';
import * as styles from './door.module.css';

type BothClocksProps = { booking: Booking; side: BookingSide; now: Date };

/** What the two clocks show now, while they differ. */
export function BothClocks({ booking, side, now }: BothClocksProps) {
  const t = useJoinT();
  const locale = useLocale();
  const zone = useReaderZone();
  const other = side === 'learner' ? booking.expertTimeZone : booking.learnerTimeZone;
  const name = useOtherName(booking, side);
  const clock = (timeZone: string) => formatDate(now, locale, { timeStyle: 'short', timeZone });
  const [mine, theirs] = [clock(zone), clock(other)];
  if (mine === theirs) return null;
  const cities = { city: zoneCity(zone, locale), theirCity: zoneCity(other, locale) };
  return <p className={styles.quiet}>{t('door.clocks', { mine, theirs, name, ...cities })}</p>;
}
