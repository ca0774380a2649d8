import { seemsSignedIn, useOptionalUser, useSession } from '@cursiv/shared-auth';
import type { Booking } from '@cursiv/shared-domain';
import { useEffect, useState } from 'react';

/** The reader's bookings with an expert, updated live; undefined until they are known. A visitor has none. */
export function useOwnBookings(expertUid: string): readonly Booking[] | undefined {
  const session = useSession();
  const uid = useOptionalUser()?.id;
  const [known, setKnown] = useState<{ uid: string; bookings: readonly Booking[] }>();
  useEffect(() => {
    if (!uid || uid === expertUid) return;
    const told = (bookings: readonly Booking[]) => setKnown({ uid, bookings });
    return following(uid, expertUid, told);
  }, [uid, expertUid]);
  if (uid === expertUid) return [];
  if (uid) return known?.uid === uid ? known.bookings : undefined;
  return session.status === 'unconfirmed' && seemsSignedIn(session) ? undefined : [];
}

/** Watches until it is stopped. Unreadable bookings count as none: the request itself reveals the truth. */
function following(uid: string, expertUid: string, told: (bookings: readonly Booking[]) => void): () => void {
  let isOver = false;
  let stop = () => {};
  const none = () => {
    if (!isOver) told([]);
  };
  import('@cursiv/shared-data').then(({ watchBookingsWith }) => {
    if (!isOver) stop = watchBookingsWith(uid, expertUid)({ next: told, fail: none });
  }, none);
  return () => {
    isOver = true;
    stop();
  };
}
