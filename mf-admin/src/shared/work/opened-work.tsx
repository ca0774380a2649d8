import { useWatch, watchWorkClaim } from '@cursiv/shared-data';
import { type WorkKind, workId } from '@cursiv/shared-domain';
import { useMemo } from 'react';
import { ClaimLine } from './claim-line.tsx';
import { useClaims } from './use-claims.ts';

/** Who deals with the thing that is open here; two administrators see each other. */
export function OpenedWork({ kind, id }: { kind: WorkKind; id: string }) {
  const work = workId(kind, id);
  const claim = useWatch(useMemo(() => watchWorkClaim(work), [work]));
  const claims = useClaims();
  return claim.status === 'ready' && <ClaimLine work={work} claim={claim.value} claims={claims} />;
}
