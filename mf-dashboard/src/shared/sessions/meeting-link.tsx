import type { Booking } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { Video } from 'lucide-react';
import { useT } from '../../messages/messages.ts';
import * as styles from './session-card.module.css';
import { timeUntil } from './time-until.ts';

type MeetingLinkProps = { booking: Pick<Booking, 'meetingUrl' | 'startAt'>; now: Date };

/** Where a confirmed booking takes place, and how long it is until then. */
export function MeetingLink({ booking: { meetingUrl, startAt }, now }: MeetingLinkProps) {
  const t = useT();
  const locale = useLocale();
  const isSafe = meetingUrl !== undefined && /^https?:\/\//i.test(meetingUrl);
  return (
    <p className={styles.meeting}>
      {isSafe && (
        <a className={styles.join} href={meetingUrl} rel="noopener noreferrer" target="_blank">
          <Video size={18} aria-hidden /> {t('bookings.meeting')}
        </a>
      )}
      {startAt > now && <span>{timeUntil(startAt, now, locale)}</span>}
    </p>
  );
}
