import { saveBusyCalendar, useWatch, watchBusyCalendar } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { type Booking, type BusyCalendar, bookingsWhileBusy } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, Cluster, ConfirmDialog, FormError, PagePart, Stack } from '@cursiv/shared-ui';
import { useMemo, useState } from 'react';
import { useT } from '../../../../messages/messages.ts';
import { LoadableView } from '../../../../shared/pages/loadable-view.tsx';
import { useNow } from '../../../../shared/use-now.ts';
import { useExpertT } from '../../texts/texts.ts';
import { Conflicts } from '../conflicts.tsx';
import { AddressForm } from './address-form.tsx';
import { CalendarState } from './calendar-state.tsx';

type BusyCalendarPartProps = { uid: string; bookings: readonly Booking[] };

/** The calendar that an expert has elsewhere: its address, how its last reading went, and the bookings that it meets. */
export function BusyCalendarPart({ uid, bookings }: BusyCalendarPartProps) {
  const expertT = useExpertT();
  const found = useWatch(useMemo(() => watchBusyCalendar(uid), [uid]));
  return (
    <PagePart title={expertT('elsewhere.title')} intro={expertT('elsewhere.intro')}>
      <LoadableView of={found}>
        {(calendar) => (calendar ? <Named calendar={calendar} bookings={bookings} /> : <AddressForm />)}
      </LoadableView>
    </PagePart>
  );
}

function Named({ calendar, bookings }: { calendar: BusyCalendar; bookings: readonly Booking[] }) {
  const t = useT();
  const expertT = useExpertT();
  const now = useNow();
  const [isChanging, setIsChanging] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const { isPending, failure, run } = useCommand();
  const remove = async () => {
    setIsAsked(false);
    const { status } = await run(() => saveBusyCalendar(null));
    if (status === 'done') toast(expertT('elsewhere.removed'), { tone: 'success' });
  };
  return (
    <Stack gap={2}>
      <CalendarState calendar={calendar} />
      <Conflicts bookings={bookingsWhileBusy(calendar.busy, bookings, now)} title="elsewhere.conflicts" />
      {isChanging ? (
        <AddressForm onDone={() => setIsChanging(false)} />
      ) : (
        <Cluster>
          <Button variant="secondary" onClick={() => setIsChanging(true)}>
            {expertT('elsewhere.change')}
          </Button>
          <Button variant="quiet" pending={isPending} onClick={() => setIsAsked(true)}>
            {expertT('elsewhere.remove')}
          </Button>
        </Cluster>
      )}
      {failure && <FormError title={t(`error.${failure}`)} />}
      <ConfirmDialog
        open={isAsked}
        title={expertT('elsewhere.removeTitle')}
        confirmLabel={expertT('elsewhere.remove')}
        cancelLabel={t('cancel')}
        onConfirm={() => void remove()}
        onCancel={() => setIsAsked(false)}
      >
        <p>{expertT('elsewhere.removeText')}</p>
      </ConfirmDialog>
    </Stack>
  );
}
