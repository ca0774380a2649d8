import { useWatch, watchWorkFigures, watchWorkFrom } from '@cursiv/shared-data';
import { dateAt, type Expert, mondayOf } from '@cursiv/shared-domain';
import { Stack, useReaderZone } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { LoadableView } from '../../../shared/pages/loadable-view.tsx';
import { useNow } from '../../../shared/use-now.ts';
import { Figures } from './figures.tsx';
import { Load } from './load.tsx';
import { NextWork } from './next-work.tsx';
import { deskStart } from './work-weeks.ts';

/** The expert's desk: what waits for their answer first, then today, the week, the load of the coming weeks, and figures. */
export function Work({ expert }: { expert: Expert }) {
  const now = useNow();
  const zone = useReaderZone();
  const monday = mondayOf(dateAt(now, zone));
  const bookings = useWatch(
    useMemo(() => watchWorkFrom(expert.id, deskStart(monday, zone)), [expert.id, monday, zone]),
  );
  const figures = useWatch(useMemo(() => watchWorkFigures(expert.id), [expert.id]));
  return (
    <LoadableView of={bookings}>
      {(own) => (
        <Stack gap={4}>
          <NextWork uid={expert.id} bookings={own} zone={zone} now={now} />
          <Load bookings={own} zone={zone} now={now} />
          <LoadableView of={figures}>
            {(counted) => <Figures expert={expert} figures={counted} bookings={own} now={now} />}
          </LoadableView>
        </Stack>
      )}
    </LoadableView>
  );
}
