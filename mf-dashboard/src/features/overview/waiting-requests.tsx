import type { Booking } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { BookingsPart } from '../../shared/bookings/bookings-part.tsx';
import { waiting } from '../../shared/bookings/present-booking.ts';
import { useNow } from '../../shared/use-now.ts';
import * as styles from './lines.module.css';

/**
 * The requests that an expert can answer here. Once shown, the list stays, so that the focus has a place after the last
 * answer.
 */
export function WaitingRequests({ uid, asExpert }: { uid: string; asExpert: readonly Booking[] }) {
  const t = useT();
  const now = useNow();
  const requests = waiting(asExpert, now);
  const [wasAsked, setWasAsked] = useState(false);
  if (requests.length > 0 && !wasAsked) setWasAsked(true);
  if (!wasAsked) return null;
  return (
    <BookingsPart
      title={t('overview.requests')}
      bookings={requests}
      all={asExpert}
      side="expert"
      uid={uid}
      now={now}
      actions={<Link to={`${paths.myBookings()}?as=expert`}>{t('overview.all')}</Link>}
      empty={<p className={styles.none}>{t('overview.answeredAll')}</p>}
    />
  );
}
