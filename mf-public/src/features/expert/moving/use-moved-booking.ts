import { useOptionalUser } from '@cursiv/shared-auth';
import { type Booking, sideOf } from '@cursiv/shared-domain';
import { useSearchParams } from '@cursiv/shared-router';
import { useEffect, useState } from 'react';

/**
 * The reader's booking with an expert for which the address asks another time: undefined without one, `unknown` until it is
 * read.
 */
export function useMovedBooking(expertUid: string): Booking | 'unknown' | undefined {
  const [search] = useSearchParams();
  const id = search.get('move');
  const uid = useOptionalUser()?.id;
  const [known, setKnown] = useState<{ id: string; booking: Booking | undefined }>();
  useEffect(() => {
    if (!id || !uid) return;
    return following(id, (booking) => setKnown({ id, booking }));
  }, [id, uid]);
  if (!id || !uid) return undefined;
  if (known?.id !== id) return 'unknown';
  const { booking } = known;
  return booking?.expertUid === expertUid && sideOf(booking, uid) ? booking : undefined;
}

/** Watches until it is stopped; what the reader may not read is not theirs to move. */
function following(id: string, told: (booking: Booking | undefined) => void): () => void {
  let isOver = false;
  let stop = () => {};
  const none = () => {
    if (!isOver) told(undefined);
  };
  import('@cursiv/shared-data').then(({ watchBooking }) => {
    if (!isOver) stop = watchBooking(id)({ next: told, fail: none });
  }, none);
  return () => {
    isOver = true;
    stop();
  };
}
