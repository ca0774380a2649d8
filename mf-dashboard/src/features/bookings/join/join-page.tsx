import { useUser } from '@cursiv/shared-auth';
import { useWatch, watchBooking } from '@cursiv/shared-data';
import { sideOf } from '@cursiv/shared-domain';
import { useParams } from '@cursiv/shared-router';
import { useMemo } from 'react';
import { useT } from '../../../messages/messages.ts';
import { DashboardPage } from '../../../shared/pages/dashboard-page.tsx';
import { LoadableView } from '../../../shared/pages/loadable-view.tsx';
import { NotFoundPage } from '../../../shared/pages/not-found-page.tsx';
import { JoinedBooking } from './joined-booking.tsx';

/** Where the two people of a booking meet, and what they write down of it. Nobody else learns that it exists. */
export default function JoinPage() {
  const { bookingId = '' } = useParams();
  return <OwnBooking key={bookingId} bookingId={bookingId} />;
}

function OwnBooking({ bookingId }: { bookingId: string }) {
  const t = useT();
  const uid = useUser().id;
  const found = useWatch(useMemo(() => watchBooking(bookingId), [bookingId]));
  const booking = found.status === 'ready' ? found.value : undefined;
  const side = booking && sideOf(booking, uid);
  if (booking && side) return <JoinedBooking booking={booking} side={side} uid={uid} />;
  if (found.status === 'ready' || (found.status === 'failed' && found.error.code === 'no-access'))
    return <NotFoundPage />;
  return (
    <DashboardPage documentTitle={t('nav.bookings')} title={t('nav.bookings')}>
      <LoadableView of={found}>{() => null}</LoadableView>
    </DashboardPage>
  );
}
