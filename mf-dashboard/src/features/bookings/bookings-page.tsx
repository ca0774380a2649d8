import { useUser } from '@cursiv/shared-auth';
import { type Loadable, useWatch, watchBookings } from '@cursiv/shared-data';
import type { Booking } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { useSearchParams } from '@cursiv/shared-router';
import { ButtonLink, HoldsBack, Stack, Tabs } from '@cursiv/shared-ui';
import { type ReactNode, useMemo, useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { waiting } from '../../shared/bookings/in-order.ts';
import { useBookingsT } from '../../shared/bookings/messages/messages.ts';
import { OwnZone } from '../../shared/bookings/times/own-zone.tsx';
import { DashboardPage } from '../../shared/pages/dashboard-page.tsx';
import { LoadableView } from '../../shared/pages/loadable-view.tsx';
import { PartsTogether } from '../../shared/pages/parts-together.tsx';
import { BookingLists } from './booking-lists.tsx';
import { CalendarFeed } from './feed/calendar-feed.tsx';

/** The reader's bookings and, for experts, their learners' bookings; the side with waiting requests comes first. */
export default function BookingsPage() {
  const t = useT();
  const { id: uid, verifiedExpert } = useUser();
  const asLearner = useWatch(useMemo(() => watchBookings('learner', uid), [uid]));
  const asExpert = useWatch(useMemo(() => watchBookings('expert', uid), [uid]));
  const isExpert = verifiedExpert || (asExpert.status === 'ready' && asExpert.value.length > 0);
  const learners = (
    <LoadableView of={asLearner}>
      {(bookings) => <BookingLists bookings={bookings} side="learner" uid={uid} />}
    </LoadableView>
  );
  const experts = (
    <LoadableView of={asExpert}>
      {(bookings) => <BookingLists bookings={bookings} side="expert" uid={uid} />}
    </LoadableView>
  );
  return (
    <DashboardPage
      documentTitle={t('nav.bookings')}
      title={t('nav.bookings')}
      actions={
        <ButtonLink to={paths.experts()} variant="secondary">
          {t('overview.findExpert')}
        </ButtonLink>
      }
    >
      <Stack gap={3}>
        <OwnZone />
        <div>
          <PartsTogether>
            {asExpert.status === 'loading' && <HoldsBack />}
            {isExpert ? <Sides asExpert={asExpert} learners={learners} experts={experts} /> : learners}
            <CalendarFeed />
          </PartsTogether>
        </div>
      </Stack>
    </DashboardPage>
  );
}

type SidesProps = {
  asExpert: Loadable<Booking[]>;
  learners: ReactNode;
  experts: ReactNode;
};

/** Both sides of an expert. The first tab is chosen once, when it is known whether requests wait. */
function Sides({ asExpert, learners, experts }: SidesProps) {
  const t = useBookingsT();
  const [search, setSearch] = useSearchParams();
  const requests = asExpert.status === 'ready' ? waiting(asExpert.value, new Date()).length : 0;
  const [landing, setLanding] = useState<'learner' | 'expert'>();
  if (!landing && asExpert.status !== 'loading') setLanding(requests > 0 ? 'expert' : 'learner');
  const asked = search.get('as');
  if (!landing && !asked) return experts;
  return (
    <Tabs
      label={t('sides')}
      selected={asked === 'expert' || asked === 'learner' ? asked : (landing ?? 'learner')}
      onSelect={(as) => setSearch({ as }, { replace: true, preventScrollReset: true })}
      items={[
        { id: 'learner', label: t('asLearner'), content: learners },
        {
          id: 'expert',
          label: requests > 0 ? t('asExpertRequests', { count: requests }) : t('asExpert'),
          content: experts,
        },
      ]}
    />
  );
}
