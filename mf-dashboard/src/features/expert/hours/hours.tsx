import { useWatch, watchBookings, watchHolidays, watchSchedule } from '@cursiv/shared-data';
import { type Expert, type Holiday, keepsHours } from '@cursiv/shared-domain';
import { Notice, Stack } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { LoadableView } from '../../../shared/pages/loadable-view.tsx';
import { useExpertT } from '../texts/texts.ts';
import { BusyCalendarPart } from './elsewhere/busy-calendar-part.tsx';
import { HoursForm } from './hours-form.tsx';

const NONE: readonly Holiday[] = [];

/** When an expert can be booked. */
export function Hours({ expert }: { expert: Expert }) {
  const expertT = useExpertT();
  const schedule = useWatch(useMemo(() => watchSchedule(expert.id), [expert.id]));
  const bookings = useWatch(useMemo(() => watchBookings('expert', expert.id), [expert.id]));
  const holidays = useWatch(useMemo(watchHolidays, []));
  if (!keepsHours(expert.status)) return <Notice>{expertT('hours.none')}</Notice>;
  const ahead = bookings.status === 'ready' ? bookings.value : [];
  // Where they cannot be read, the hours can be written all the same.
  const closed = holidays.status === 'ready' ? (holidays.value?.value.days ?? NONE) : NONE;
  return (
    <Stack gap={4}>
      <LoadableView of={schedule}>
        {(stored) => <HoursForm expert={expert} stored={stored} bookings={ahead} holidays={closed} />}
      </LoadableView>
      <BusyCalendarPart uid={expert.id} bookings={ahead} />
    </Stack>
  );
}
