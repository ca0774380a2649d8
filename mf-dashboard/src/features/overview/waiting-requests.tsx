import type { Booking } from '@cursiv/shared-domain';
import { HoldsBack, later } from '@cursiv/shared-ui';
import { Suspense, useState } from 'react';
import { waiting } from '../../shared/bookings/in-order.ts';
import { useNow } from '../../shared/use-now.ts';

/** Fetched for experts who have been asked only. */
const Requests = later(() => import('./requests.tsx'));

/**
 * The requests that an expert can answer here. Once shown, the list stays, so that the focus has a place after the last
 * answer.
 */
export function WaitingRequests({ uid, asExpert }: { uid: string; asExpert: readonly Booking[] }) {
  const now = useNow();
  const requests = waiting(asExpert, now);
  const [wasAsked, setWasAsked] = useState(false);
  if (requests.length > 0 && !wasAsked) setWasAsked(true);
  if (!wasAsked) return null;
  return (
    <Suspense fallback={<HoldsBack />}>
      <Requests uid={uid} waiting={requests} all={asExpert} now={now} />
    </Suspense>
  );
}
