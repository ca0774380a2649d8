import { useLocation } from '@cursiv/shared-router';
import { later } from '@cursiv/shared-ui';
import { Suspense } from 'react';

/** Fetched when a link leads to a passage. */
const PassageOfLink = later(() => import('./passage-of-link.tsx'));

/** Shows the passage of the lesson that a link leads to; the link brings it along, so that no words stand in the address. */
export function PlaceOfLink() {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('passage' in state)) return null;
  return (
    <Suspense fallback={null}>
      <PassageOfLink passage={state.passage} />
    </Suspense>
  );
}
