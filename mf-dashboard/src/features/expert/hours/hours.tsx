import { useWatch, watchBookings, watchSchedule } from '@cursiv/shared-data';
import { type Expert, keepsHours } from '@cursiv/shared-domain';
import { Notice, Stack } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { useT } from '../../../messages/messages.ts';
import { LoadableView } from '../../../shared/pages/loadable-view.tsx';
import { BusyCalendarPart } from './elsewhere/busy-calendar-part.tsx';
import { HoursForm } from './hours-form.tsx';

/** When an expert can be booked. */
export function Hours({ expert }: { expert: Expert }) {
  const t = useT();
  const schedule = useWatch(useMemo(() => watchSchedule(expert.id), [expert.id]));
  const bookings = useWatch(useMemo(() => watchBookings('expert', expert.id), [expert.id]));
  if (!keepsHours(expert.status)) return <Notice>{t('expert.hours.none')}</Notice>;
  const ahead = bookings.status === 'ready' ? bookings.value : [];
  return (
    <Stack gap={4}>
      <LoadableView of={schedule}>
        {(stored) => <HoursForm expert={expert} stored={stored} bookings={ahead} />}
      </LoadableView>
      <BusyCalendarPart uid={expert.id} bookings={ahead} />
    </Stack>
  );
}
