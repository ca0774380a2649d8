import type { Loadable } from '@cursiv/shared-data';
import { type Booking, OVERVIEW_MOST } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { Badge, PagePart } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { BookingTimeLines } from '../../shared/bookings/times/booking-time-lines.tsx';
import { LocalText } from '../../shared/local-text.tsx';
import { LoadableView } from '../../shared/pages/loadable-view.tsx';
import { useNow } from '../../shared/use-now.ts';
import * as styles from './lines.module.css';
import { upcoming } from './upcoming.ts';

/** Both lists, once both are loaded; the first failure fails the whole. */
function both(a: Loadable<Booking[]>, b: Loadable<Booking[]>): Loadable<[Booking[], Booking[]]> {
  if (a.status === 'failed') return a;
  if (b.status === 'failed') return b;
  if (a.status === 'loading' || b.status === 'loading') return { status: 'loading' };
  return { status: 'ready', value: [a.value, b.value] };
}

type NextBookingsProps = { asLearner: Loadable<Booking[]>; asExpert: Loadable<Booking[]> };

/** The next bookings, as a learner and as an expert. */
export function NextBookings({ asLearner, asExpert }: NextBookingsProps) {
  const t = useT();
  const now = useNow();
  return (
    <PagePart title={t('overview.nextBookings')} actions={<Link to={paths.myBookings()}>{t('overview.all')}</Link>}>
      <LoadableView of={both(asLearner, asExpert)}>
        {([learners, experts]) => {
          const bookings = upcoming(learners, experts, now, OVERVIEW_MOST.bookings);
          if (bookings.length === 0) {
            return (
              <p className={styles.none}>
                {t('overview.noBookings')} <Link to={paths.experts()}>{t('overview.findExpert')}</Link>
              </p>
            );
          }
          return (
            <ul className={styles.list}>
              {bookings.map(({ booking, role }) => (
                <li key={booking.id} className={styles.line}>
                  <div>
                    <h3 className={styles.title}>
                      <LocalText value={booking.offeringTitle} />{' '}
                      {t('session.with', { name: role === 'learner' ? booking.expertName : booking.learnerName })}
                    </h3>
                    <BookingTimeLines booking={booking} side={role} />
                  </div>
                  <Badge tone={booking.status === 'confirmed' ? 'success' : 'warning'}>
                    {t(`bookingStatus.${booking.status}`)}
                  </Badge>
                </li>
              ))}
            </ul>
          );
        }}
      </LoadableView>
    </PagePart>
  );
}
