import { shareProgress } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import type { Booking } from '@cursiv/shared-domain';
import { Button, Cluster, FormError } from '@cursiv/shared-ui';
import { useT } from '../../../../messages/messages.ts';
import { useProgressT } from './progress-words.ts';

/** Whether the expert of a booking sees the reader's courses, and the button that changes it. */
export function ProgressConsent({ booking }: { booking: Booking }) {
  const t = useT();
  const own = useProgressT();
  const { isPending, failure, run } = useCommand();
  const isShared = booking.sharesProgress === true;
  return (
    <>
      <Cluster>
        <span>{own(isShared ? 'shared' : 'hidden', { name: booking.expertName })}</span>
        <Button
          variant="quiet"
          size="small"
          pending={isPending}
          onClick={() => void run(() => shareProgress(booking.id, !isShared))}
        >
          {own(isShared ? 'hide' : 'share')}
        </Button>
      </Cluster>
      {failure && <FormError title={t(`error.${failure}`)} />}
    </>
  );
}
