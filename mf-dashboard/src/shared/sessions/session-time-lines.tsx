import type { BookingRole } from '@cursiv/shared-data';
import type { Booking } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { useReaderZone } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import * as styles from './session-time-lines.module.css';
import { sessionTimes } from './session-times.ts';

/** A booking's time on the reader's own clock, and on the other side's when that differs. */
export function SessionTimeLines({ booking, side }: { booking: Booking; side: BookingRole }) {
  const t = useT();
  const [zone] = useReaderZone();
  const { mine, theirs } = sessionTimes(booking, side, zone, useLocale());
  const name = side === 'learner' ? booking.expertName : booking.learnerName;
  return (
    <div>
      <p className={styles.mine}>
        <time dateTime={booking.startAt.toISOString()}>
          <span className={styles.day}>{mine.day}</span>, {mine.hours}
        </time>
        <span className={styles.zone}>{mine.city}</span>
      </p>
      {theirs && (
        <p className={styles.theirs}>
          {t(theirs.day === mine.day ? 'session.theirHours' : 'session.theirs', { name, ...theirs })}
        </p>
      )}
    </div>
  );
}
