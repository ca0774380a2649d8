import { allBookings, callOffBooking, useFound } from '@cursiv/shared-data';
import { BOOKING_STATUSES, type BookingStatus } from '@cursiv/shared-domain';
import { useSearchText } from '@cursiv/shared-router';
import { DocumentTitle, EmptyState, FilterBar, Page, Stack, useChoice } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { useT } from '../../messages/messages.ts';
import { BulkBar } from '../../shared/bulk/bulk-bar.tsx';
import { type Bulk, useBulk } from '../../shared/bulk/use-bulk.ts';
import { FailureState } from '../../shared/failure-state.tsx';
import { ListFrame } from '../../shared/lists/list-frame.tsx';
import { ListSkeleton } from '../../shared/lists/list-skeleton.tsx';
import { STEP } from '../../shared/lists/list-steps.ts';
import { useMayDecide } from '../../shared/use-may.ts';
import { BookingTable } from './booking-table.tsx';
import { type AskedBookings, BookingsDialog, previewOf } from './bulk/bookings-dialog.tsx';
import { useMovesT } from './bulk/messages/messages.ts';
import { DownloadBookings } from './download-bookings.tsx';
import { useBookingsT } from './messages/messages.ts';

/** Everybody's bookings, in every state; who meets whom, and what became of it. */
export default function BookingsPage() {
  const t = useT();
  const bookingsT = useBookingsT();
  const { text, setText, wanted } = useSearchText();
  const [status, chooseStatus] = useChoice('status', BOOKING_STATUSES);
  const bulk = useBulk<AskedBookings>();
  return (
    <Page title={bookingsT('title')} intro={bookingsT('intro')}>
      <DocumentTitle>{bookingsT('title')}</DocumentTitle>
      <Stack gap={3}>
        <FilterBar
          label={bookingsT('searchRegion')}
          search={{ label: bookingsT('search'), text, onChange: setText }}
          choices={[
            {
              id: 'status',
              label: bookingsT('state'),
              any: bookingsT('anyState'),
              value: status ?? '',
              options: BOOKING_STATUSES.map((value) => ({ value, label: t(`bookingStatus.${value}`) })),
              onChoose: chooseStatus,
            },
          ]}
        />
        <FoundBookings key={[wanted === '', status].join()} search={wanted} status={status} bulk={bulk} />
      </Stack>
      {bulk.asked && <BookingsDialog {...bulk.asked} callOff={callOffBooking} onClose={bulk.end} />}
    </Page>
  );
}

type FoundBookingsProps = { search: string; status: BookingStatus | undefined; bulk: Bulk<AskedBookings> };

function FoundBookings({ search, status, bulk }: FoundBookingsProps) {
  const t = useBookingsT();
  const movesT = useMovesT();
  const mayDecide = useMayDecide();
  const list = useMemo(() => allBookings(search, status), [search, status]);
  const { rows, last: read, isReading, more } = useFound(list, STEP);
  if (rows.status === 'failed') return <FailureState {...rows} />;
  if (!read) return <ListSkeleton />;
  const { found, hasMore } = read;
  if (found.length === 0 && !status && search === '')
    return <EmptyState title={t('noneYet.title')} text={t('noneYet.text')} />;
  if (found.length === 0) return <EmptyState title={t('noneFound.title')} text={t('noneFound.text')} />;
  return (
    <ListFrame
      summary={t(hasMore ? 'foundFirst' : 'found', { count: found.length })}
      isBusy={isReading}
      hasMore={hasMore}
      onMore={more}
    >
      <BulkBar
        shown={found}
        bulk={bulk}
        moves={[{ to: 'cancelled', label: movesT('move') }]}
        questionOf={(_, chosen) => previewOf(chosen, mayDecide, new Date())}
      />
      <BookingTable bookings={found} bulk={bulk} />
      <DownloadBookings search={search} status={status} />
    </ListFrame>
  );
}
