import type { BookingRole } from '@cursiv/shared-data';
import type { Booking } from '@cursiv/shared-domain';
import { useVocabulary } from '@cursiv/shared-i18n';
import { Avatar, Badge } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { LocalText } from '../local-text.tsx';
import { MeetingLink } from './meeting-link.tsx';
import { presentBooking } from './present-booking.ts';
import { SessionActions } from './session-actions.tsx';
import * as styles from './session-card.module.css';
import { SessionLimits } from './session-limits.tsx';
import { SessionTimeLines } from './session-time-lines.tsx';
import { statusTone } from './status-tone.ts';
import { useArrival } from './use-arrival.ts';

type SessionCardProps = { booking: Booking; side: BookingRole; uid: string; now: Date; onDone: () => void };

/** One booking: with whom, when, its state, and its actions. */
export function SessionCard({ booking, side, uid, now, onDone }: SessionCardProps) {
  const t = useT();
  const words = useVocabulary();
  const present = presentBooking(booking, side, uid, now);
  const heading = useArrival(booking.id);
  const other =
    side === 'learner'
      ? { name: booking.expertName, id: booking.expertUid }
      : { name: booking.learnerName, id: booking.learnerUid };
  return (
    <article className={styles.card} data-ahead={present.isAhead}>
      <header className={styles.header}>
        <Avatar name={other.name} seed={other.id} />
        <div className={styles.heading}>
          <h3 className={styles.title} ref={heading} tabIndex={-1}>
            <LocalText value={booking.offeringTitle} />
          </h3>
          <p className={styles.with}>{t('session.with', { name: other.name })}</p>
        </div>
        <Badge tone={statusTone[present.status]}>{words(`bookingStatus.${present.status}`)}</Badge>
      </header>
      <SessionTimeLines booking={booking} side={side} />
      {booking.topic && <blockquote className={styles.topic}>{booking.topic}</blockquote>}
      {booking.reason && <p className={styles.note}>{t('bookings.reason', { reason: booking.reason })}</p>}
      {present.isAhead && booking.status === 'confirmed' && <MeetingLink booking={booking} now={now} />}
      <SessionLimits booking={booking} present={present} side={side} />
      <SessionActions booking={booking} side={side} actions={present.actions} onDone={onDone} />
    </article>
  );
}
