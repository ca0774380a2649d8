import { type Booking, isTimeToJoin } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { doorPath } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { classNames } from '@cursiv/shared-ui';
import { Video } from 'lucide-react';
import { useBookingsT } from '../messages/messages.ts';
import * as styles from './booking-card.module.css';
import { timeUntil } from './time-until.ts';

type MeetingLinkProps = { booking: Booking; now: Date };

/** The way to a confirmed booking's page and how long it is until then; near its time, the main thing to do. */
export function MeetingLink({ booking, now }: MeetingLinkProps) {
  const t = useBookingsT();
  const locale = useLocale();
  const { meetingUrl, startAt, location } = booking;
  const hasLink = meetingUrl?.startsWith('https://');
  const placeWords = location && location !== 'online' ? t(`elsewhere.${location}`) : t('noLink');
  const isNow = isTimeToJoin(booking, now);
  return (
    <div className={styles.meeting}>
      <Link className={classNames(styles.join, isNow && styles.near)} to={doorPath(booking.id)}>
        <Video size={18} aria-hidden /> {t(isNow ? 'meeting' : 'prepare')}
      </Link>
      <span>
        {startAt > now ? timeUntil(startAt, now, locale) : t('underWay')}
        {!hasLink && ` · ${placeWords}`}
      </span>
    </div>
  );
}
