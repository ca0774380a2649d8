import { useOptionalUser } from '@cursiv/shared-auth';
import { nextWork } from '@cursiv/shared-data';
import { workNamed } from '@cursiv/shared-domain';
import { useGo, useSearchParams } from '@cursiv/shared-router';
import { keptWalk } from './kept-walk.ts';
import { WORK_LIST, WORK_PARAMETER, workAddress } from './work-address.ts';

/**
 * Goes on with the work list from which the open thing was opened: to what comes next and is free, or back to the list at its end. Who came
 * by another way goes to `otherwise`, or stays.
 */
export function useWalkOn(otherwise?: string): () => Promise<void> {
  const go = useGo();
  const self = useOptionalUser()?.id ?? '';
  const [params] = useSearchParams();
  const work = params.get(WORK_PARAMETER);
  return async () => {
    if (work === null) return otherwise === undefined ? undefined : go(otherwise);
    const walk = keptWalk();
    // Whoever cannot be led on finds the rest in the list.
    const next = walk && (await nextWork(walk.works, work, self).catch(() => undefined));
    const found = next === undefined ? undefined : workNamed(next);
    return go(found ? workAddress(found.kind, found.id) : (walk?.list ?? WORK_LIST));
  };
}
