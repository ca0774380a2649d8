import { type Booking, type BookingSide, disputableUntil } from '@cursiv/shared-domain';
import { formatDateTime, useLocale } from '@cursiv/shared-i18n';
import { useReaderZone, zoneCity } from '@cursiv/shared-ui';
import { useBookingsT } from '../messages/messages.ts';
import type { PresentBooking } from '../present-booking.ts';
import * as styles from './booking-card.module.css';

type BookingLimitsProps = { booking: Booking; present: PresentBooking; side: BookingSide };

/** The deadlines for answering a request and for cancelling a booking, on the reader's clock. */
export function BookingLimits({
  booking,
  present: { status, isAhead, actions, isPastCancelling },
  side,
}: BookingLimitsProps) {
  const t = useBookingsT();
  const locale = useLocale();
  const zone = useReaderZone();
  const when = (limit: Date) => ({ date: formatDateTime(limit, locale, zone), city: zoneCity(zone, locale) });
  const name = booking.expertName;
  return (
    <>
      {status === 'requested' && (
        <p className={styles.note}>
          {t(side === 'learner' ? 'answerUntil' : 'answerBy', { name, ...when(booking.answerUntil) })}
        </p>
      )}
      {status === 'expired' && <p className={styles.note}>{t(`expired.${side}`, { name })}</p>}
      {side === 'learner' && isAhead && actions.includes('cancel') && (
        <p className={styles.note}>{t('cancelUntil', when(booking.cancelUntil))}</p>
      )}
      {actions.includes('dispute') && (
        <p className={styles.note}>{t('disputeUntil', when(disputableUntil(booking)))}</p>
      )}
      {isPastCancelling && <p className={styles.note}>{t('tooLate')}</p>}
    </>
  );
}
