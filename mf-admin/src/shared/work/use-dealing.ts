import { claimWork, releaseWork, useWatch, watchWorkClaim } from '@cursiv/shared-data';
import { isClaimed, type WorkClaim, type WorkKind, workId } from '@cursiv/shared-domain';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useActor } from '../use-actor.ts';

/** Whoever reads loses nothing when others are not told of it. */
const ignored = () => undefined;

/**
 * Deals with a thing while it is open here, unless somebody does already. What was taken on before stays so afterwards. Returns who deals
 * with it, kept up to date; undefined until that is known.
 */
export function useDealing(kind: WorkKind, id: string): { claim: WorkClaim | undefined } | undefined {
  const work = workId(kind, id);
  const actor = useActor();
  const watched = useWatch(useMemo(() => watchWorkClaim(work), [work]));
  const claim = watched.status === 'ready' ? watched.value : undefined;
  const isKnown = watched.status === 'ready';
  const begin = useEffectEvent(async () => {
    if (isClaimed(claim, new Date())) return undefined;
    const self = actor();
    await claimWork(self, work);
    return self;
  });
  useEffect(() => {
    if (!isKnown) return;
    const begun = begin();
    begun.catch(ignored);
    return () => {
      begun.then((self) => self && releaseWork(self, work)).catch(ignored);
    };
  }, [isKnown, work]);
  return isKnown ? { claim } : undefined;
}
