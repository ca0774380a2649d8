import { saveBusyCalendar, useWatch, watchBusyCalendar } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { type Booking, type BusyCalendar, bookingsWhileBusy } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, Cluster, ConfirmDialog, FormError, PagePart, Stack } from '@cursiv/shared-ui';
import { useMemo, useState } from 'react';
import { useT } from '../../../../messages/messages.ts';
import { LoadableView } from '../../../../shared/pages/loadable-view.tsx';
import { useNow } from '../../../../shared/use-now.ts';
import { Conflicts } from '../conflicts.tsx';
import { AddressForm } from './address-form.tsx';
import { CalendarState } from './calendar-state.tsx';

type BusyCalendarPartProps = { uid: string; bookings: readonly Booking[] };

/** The calendar that an expert has elsewhere: its address, how its last reading went, and the bookings that it meets. */
export function BusyCalendarPart({ uid, bookings }: BusyCalendarPartProps) {
  const t = useT();
  const found = useWatch(useMemo(() => watchBusyCalendar(uid), [uid]));
  return (
    <PagePart title={t('expert.elsewhere.title')} intro={t('expert.elsewhere.intro')}>
      <LoadableView of={found}>
        {(calendar) => (calendar ? <Named calendar={calendar} bookings={bookings} /> : <AddressForm />)}
      </LoadableView>
    </PagePart>
  );
}

function Named({ calendar, bookings }: { calendar: BusyCalendar; bookings: readonly Booking[] }) {
  const t = useT();
  const now = useNow();
  const [isChanging, setIsChanging] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const { isPending, failure, run } = useCommand();
  const remove = async () => {
    setIsAsked(false);
    const { status } = await run(() => saveBusyCalendar(null));
    if (status === 'done') toast(t('expert.elsewhere.removed'), { tone: 'success' });
  };
  return (
    <Stack gap={2}>
      <CalendarState calendar={calendar} />
      <Conflicts bookings={bookingsWhileBusy(calendar.busy, bookings, now)} title="expert.elsewhere.conflicts" />
      {isChanging ? (
        <AddressForm onDone={() => setIsChanging(false)} />
      ) : (
        <Cluster>
          <Button variant="secondary" onClick={() => setIsChanging(true)}>
            {t('expert.elsewhere.change')}
          </Button>
          <Button variant="quiet" pending={isPending} onClick={() => setIsAsked(true)}>
            {t('expert.elsewhere.remove')}
          </Button>
        </Cluster>
      )}
      {failure && <FormError title={t(`error.${failure}`)} />}
      <ConfirmDialog
        open={isAsked}
        title={t('expert.elsewhere.removeTitle')}
        confirmLabel={t('expert.elsewhere.remove')}
        cancelLabel={t('cancel')}
        onConfirm={() => void remove()}
        onCancel={() => setIsAsked(false)}
      >
        <p>{t('expert.elsewhere.removeText')}</p>
      </ConfirmDialog>
    </Stack>
  );
}
