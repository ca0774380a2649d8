import { type Booking, doorOpensAt, isTimeToJoin } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { useReaderZone } from '@cursiv/shared-ui';
import { Video } from 'lucide-react';
import { timeUntil } from '../../../../shared/bookings/card/time-until.ts';
import { useJoinT } from '../messages/messages.ts';
import { countdown } from './countdown.ts';
import * as styles from './door.module.css';

const DAY_MS = 24 * 3_600_000;

/** How long it is until a confirmed meeting, and its door: closed until ten minutes before. */
export function WayIn({ booking, now }: { booking: Booking; now: Date }) {
  const t = useJoinT();
  const locale = useLocale();
  const zone = useReaderZone();
  const { meetingUrl = '', startAt, endAt } = booking;
  const clock = (at: Date) => formatDate(at, locale, { timeStyle: 'short', timeZone: zone });
  const left = startAt.getTime() - now.getTime();
  if (now >= endAt) return <p>{t('door.over')}</p>;
  const hasLink = /^https?:\/\//i.test(meetingUrl);
  return (
    <div className={styles.way}>
      {left > DAY_MS && <p>{t('door.far', { when: timeUntil(startAt, now, locale) })}</p>}
      {left > 0 && left <= DAY_MS && (
        <p>
          {t('door.begins')}{' '}
          <span role="timer" className={styles.timer}>
            {countdown(left)}
          </span>
        </p>
      )}
      {left <= 0 && <p>{t('door.ends', { time: clock(endAt) })}</p>}
      {!hasLink && <p className={styles.quiet}>{t('door.noLink')}</p>}
      {hasLink &&
        (isTimeToJoin(booking, now) ? (
          <a className={styles.enter} href={meetingUrl} rel="noopener noreferrer" target="_blank">
            <Video size={20} aria-hidden /> {t('door.enter')}
          </a>
        ) : (
          <p className={styles.quiet}>{t('door.opens', { time: clock(doorOpensAt(booking)) })}</p>
        ))}
    </div>
  );
}
