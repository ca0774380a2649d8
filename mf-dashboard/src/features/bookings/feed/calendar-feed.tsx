import { calendarFeed } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { Button, Cluster, ConfirmDialog, Notice, PagePart, Stack } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { FeedAddress } from './feed-address.tsx';

/** The private address under which a person's own calendar program reads their bookings. */
export function CalendarFeed() {
  const t = useT();
  // Undefined until it was looked up, which only those who want it do.
  const [address, setAddress] = useState<string | null>();
  const [asked, setAsked] = useState<'renew' | 'end'>();
  const { isPending, failure, run } = useCommand();
  const manage = async (action: 'read' | 'renew' | 'end') => {
    const outcome = await run(async () => setAddress(await calendarFeed(action)));
    if (outcome.status === 'done') setAsked(undefined);
  };
  return (
    <PagePart title={t('bookings.feed.title')} intro={t('bookings.feed.lead')}>
      <Stack>
        {address && <FeedAddress address={address} />}
        <Cluster>
          {address === undefined && (
            <Button variant="secondary" pending={isPending} onClick={() => void manage('read')}>
              {t('bookings.feed.show')}
            </Button>
          )}
          {address === null && (
            <Button variant="secondary" pending={isPending} onClick={() => void manage('renew')}>
              {t('bookings.feed.create')}
            </Button>
          )}
          {address && (
            <>
              <Button size="small" variant="quiet" onClick={() => setAsked('renew')}>
                {t('bookings.feed.renew')}
              </Button>
              <Button size="small" variant="quiet" onClick={() => setAsked('end')}>
                {t('bookings.feed.end')}
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
          title={t(`bookings.feed.${asked}Title`)}
          confirmLabel={t(`bookings.feed.${asked}`)}
          cancelLabel={t('bookings.back')}
          pending={isPending}
          onConfirm={() => void manage(asked)}
          onCancel={() => setAsked(undefined)}
        >
          <p>{t('bookings.feed.gone')}</p>
        </ConfirmDialog>
      )}
    </PagePart>
  );
}
