import type { Booking, BookingSide } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { useReaderZone } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { useOtherName } from '../use-other-name.ts';
import * as styles from './booking-time-lines.module.css';
import { bookingTimes } from './booking-times.ts';

/** A booking's time on the reader's own clock, and on the other side's when that differs. */
export function BookingTimeLines({ booking, side }: { booking: Booking; side: BookingSide }) {
  const t = useT();
  const zone = useReaderZone();
  const { mine, theirs } = bookingTimes(booking, side, zone, useLocale());
  const name = useOtherName(booking, side);
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
