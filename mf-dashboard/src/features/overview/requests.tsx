import type { Booking } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { useT } from '../../messages/messages.ts';
import { BookingsPart } from '../../shared/bookings/bookings-part.tsx';
import * as styles from './lines.module.css';

type RequestsProps = {
  uid: string;
  waiting: readonly Booking[];
  /** All bookings of the expert, some of which may be of one series. */
  all: readonly Booking[];
  now: Date;
};

/** The requests that wait for an expert, to be answered here. */
export default function Requests({ uid, waiting, all, now }: RequestsProps) {
  const t = useT();
  return (
    <BookingsPart
      title={t('overview.requests')}
      bookings={waiting}
      all={all}
      side="expert"
      uid={uid}
      now={now}
      actions={<Link to={`${paths.myBookings()}?as=expert`}>{t('overview.all')}</Link>}
      empty={<p className={styles.none}>{t('overview.answeredAll')}</p>}
    />
  );
}
