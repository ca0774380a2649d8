import { calendarFeed } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { Button, Cluster, ConfirmDialog, Notice, PagePart, Stack } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useBookingsT } from '../../../shared/bookings/messages/messages.ts';
import { FeedAddress } from './feed-address.tsx';

/** The private address under which a person's own calendar program reads their bookings. */
export function CalendarFeed() {
  const t = useT();
  const bookingsT = useBookingsT();
  // Undefined until it was looked up, which only those who want it do.
  const [address, setAddress] = useState<string | null>();
  const [asked, setAsked] = useState<'renew' | 'end'>();
  const { isPending, failure, run } = useCommand();
  const manage = async (action: 'read' | 'renew' | 'end') => {
    const outcome = await run(async () => setAddress(await calendarFeed(action)));
    if (outcome.status === 'done') setAsked(undefined);
  };
  return (
    <PagePart title={bookingsT('feed.title')} intro={bookingsT('feed.lead')}>
      <Stack>
        {address && <FeedAddress address={address} />}
        <Cluster>
          {address === undefined && (
            <Button variant="secondary" pending={isPending} onClick={() => void manage('read')}>
              {bookingsT('feed.show')}
            </Button>
          )}
          {address === null && (
            <Button variant="secondary" pending={isPending} onClick={() => void manage('renew')}>
              {bookingsT('feed.create')}
            </Button>
          )}
          {address && (
            <>
              <Button size="small" variant="quiet" onClick={() => setAsked('renew')}>
                {bookingsT('feed.renew')}
              </Button>
              <Button size="small" variant="quiet" onClick={() => setAsked('end')}>
                {bookingsT('feed.end')}
              </Button>
            </>
          )}
        </Cluster>
        {failure && (
          <Notice tone="danger" role="alert">
            {t(`error.${failure}`)}
          </Notice>
        )}
      </Stack>
      {asked && (
        <ConfirmDialog
          open
          title={bookingsT(`feed.${asked}Title`)}
          confirmLabel={bookingsT(`feed.${asked}`)}
          cancelLabel={bookingsT('back')}
          pending={isPending}
          onConfirm={() => void manage(asked)}
          onCancel={() => setAsked(undefined)}
        >
          <p>{bookingsT('feed.gone')}</p>
        </ConfirmDialog>
      )}
    </PagePart>
  );
}
