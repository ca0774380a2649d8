import { watchBookings } from '@cursiv/shared-data';
import type { Booking } from '@cursiv/shared-domain';
import { PagePart, Stack } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { useT } from '../../../../messages/messages.ts';
import { useUserT } from '../messages/messages.ts';
import { Records } from './records.tsx';
import { useLineWords } from './use-line-words.ts';

/** The bookings that somebody asked for, and those that others asked of them. */
export function BookingsPart({ uid }: { uid: string }) {
  const t = useT();
  const userT = useUserT();
  const { titleOf, dayOf } = useLineWords();
  const lineOf = (withWhom: 'expertName' | 'learnerName') => (booking: Booking) => ({
    id: booking.id,
    what: userT('bookingWith', { title: titleOf(booking.offeringTitle), name: booking[withWhom] }),
    facts: `${t(`bookingStatus.${booking.status}`)} · ${dayOf(booking.startAt)}`,
  });
  return (
    <PagePart title={userT('bookings')}>
      <Stack gap={3}>
        <Records
          watch={useMemo(() => watchBookings('learner', uid), [uid])}
          title={userT('lists.asked')}
          none={userT('noBookings')}
          lineOf={lineOf('expertName')}
        />
        <Records
          watch={useMemo(() => watchBookings('expert', uid), [uid])}
          title={userT('lists.given')}
          none={userT('noRequests')}
          lineOf={lineOf('learnerName')}
        />
      </Stack>
    </PagePart>
  );
}
