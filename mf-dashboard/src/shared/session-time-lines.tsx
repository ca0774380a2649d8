import type { BookingRole } from '@cursiv/shared-data';
import type { Booking } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { useT } from '../messages/messages.ts';
import * as styles from './session-time-lines.module.css';
import { sessionTimes } from './session-times.ts';

/** When a session is, on one's own clock and on the other side's. */
export function SessionTimeLines({ booking, side }: { booking: Booking; side: BookingRole }) {
  const t = useT();
  const { mine, theirs } = sessionTimes(booking, side, useLocale());
  const name = side === 'learner' ? booking.expertName : booking.learnerName;
  return (
    <div>
      <p className={styles.mine}>
        <time dateTime={booking.startAt.toISOString()}>
          <span className={styles.day}>{mine.day}</span>, {mine.hours}
        </time>
        <span className={styles.zone}>{t('session.mine', { zone: mine.zone })}</span>
      </p>
      {theirs ? (
        <p className={styles.theirs}>
          {t('session.theirs', { name, day: theirs.day, hours: theirs.hours, zone: theirs.zone })}
        </p>
      ) : (
        <p className={styles.theirs}>{t('session.same', { name })}</p>
      )}
    </div>
  );
}
