import { useUser } from '@cursiv/shared-auth';
import { useWatch, watchBookings } from '@cursiv/shared-data';
import type { Booking } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { useSearchParams } from '@cursiv/shared-router';
import { ButtonLink, Tabs } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { useT } from '../../messages/messages.ts';
import { DashboardPage } from '../../shared/dashboard-page.tsx';
import { LoadableView } from '../../shared/loadable-view.tsx';
import { SessionLists } from './session-lists.tsx';

/** The sessions one has booked and, for experts, those booked with them. */
export default function BookingsPage() {
  const t = useT();
  const { id: uid, verifiedExpert } = useUser();
  const [search, setSearch] = useSearchParams();
  const asLearner = useWatch(useMemo(() => watchBookings('learner', uid), [uid]));
  const asExpert = useWatch(useMemo(() => watchBookings('expert', uid), [uid]));
  const isExpert = verifiedExpert || (asExpert.status === 'ready' && asExpert.value.length > 0);
  const learners = (
    <LoadableView of={asLearner}>
      {(bookings) => <SessionLists bookings={bookings} side="learner" uid={uid} />}
    </LoadableView>
  );
  const requests = asExpert.status === 'ready' ? asExpert.value.filter(isWaiting).length : 0;
  return (
    <DashboardPage
      documentTitle={t('nav.bookings')}
      title={t('nav.bookings')}
      lead={t('bookings.lead')}
      actions={
        <ButtonLink to={paths.experts()} variant="secondary">
          {t('overview.findExpert')}
        </ButtonLink>
      }
    >
      {isExpert ? (
        <Tabs
          label={t('bookings.sides')}
          selected={search.get('as') === 'expert' ? 'expert' : 'learner'}
          onSelect={(as) => setSearch(as === 'expert' ? { as } : {}, { replace: true, preventScrollReset: true })}
          items={[
            { id: 'learner', label: t('bookings.asLearner'), content: learners },
            {
              id: 'expert',
              label: requests > 0 ? t('bookings.asExpertRequests', { count: requests }) : t('bookings.asExpert'),
              content: (
                <LoadableView of={asExpert}>
                  {(bookings) => <SessionLists bookings={bookings} side="expert" uid={uid} />}
                </LoadableView>
              ),
            },
          ]}
        />
      ) : (
        learners
      )}
    </DashboardPage>
  );
}

const isWaiting = (booking: Booking) => booking.status === 'requested' && booking.startAt > new Date();
