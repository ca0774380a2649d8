import type { BookingRole } from '@cursiv/shared-data';
import type { Booking } from '@cursiv/shared-domain';
import { formatDateTime, useLocale, useVocabulary } from '@cursiv/shared-i18n';
import { Avatar, Badge } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { LocalText } from '../../shared/local-text.tsx';
import { SessionTimeLines } from '../../shared/session-time-lines.tsx';
import { presentBooking } from './present-booking.ts';
import { SessionActions } from './session-actions.tsx';
import * as styles from './session-card.module.css';
import { statusTone } from './status-tone.ts';

type SessionCardProps = { booking: Booking; side: BookingRole; uid: string; now: Date };

/** One session: with whom, when on both clocks, how it stands, what one can do about it. */
export function SessionCard({ booking, side, uid, now }: SessionCardProps) {
  const t = useT();
  const words = useVocabulary();
  const locale = useLocale();
  const present = presentBooking(booking, side, uid, now);
  const other =
    side === 'learner'
      ? { name: booking.expertName, id: booking.expertUid, zone: booking.learnerTimeZone }
      : { name: booking.learnerName, id: booking.learnerUid, zone: booking.expertTimeZone };
  return (
    <article className={styles.card} data-ahead={present.isAhead}>
      <header className={styles.header}>
        <Avatar name={other.name} seed={other.id} />
        <div className={styles.heading}>
          <h3 className={styles.title}>
            <LocalText value={booking.offeringTitle} />
          </h3>
          <p className={styles.with}>{t('session.with', { name: other.name })}</p>
        </div>
        <Badge tone={statusTone[present.status]}>{words(`bookingStatus.${present.status}`)}</Badge>
      </header>
      <SessionTimeLines booking={booking} side={side} />
      {booking.topic && <blockquote className={styles.topic}>{booking.topic}</blockquote>}
      {booking.reason && <p className={styles.note}>{t('bookings.reason', { reason: booking.reason })}</p>}
      {present.isAhead &&
        booking.status === 'confirmed' &&
        booking.meetingUrl &&
        /^https?:\/\//i.test(booking.meetingUrl) && (
          <p>
            <a href={booking.meetingUrl} rel="noopener noreferrer" target="_blank">
              {t('bookings.meeting')}
            </a>
          </p>
        )}
      {present.actions.includes('cancel') && side === 'learner' && (
        <p className={styles.note}>
          {t('bookings.cancelUntil', { date: formatDateTime(booking.cancelUntil, locale, other.zone) })}
        </p>
      )}
      {present.isPastCancelling && <p className={styles.note}>{t('bookings.tooLate', { name: other.name })}</p>}
      <SessionActions booking={booking} side={side} actions={present.actions} />
    </article>
  );
}
