import { useWatch, watchWorkClaims } from '@cursiv/shared-data';
import { type WorkKind, workId } from '@cursiv/shared-domain';
import { type ReactNode, useMemo } from 'react';
import { ClaimLine } from './claim-line.tsx';
import { useClaims } from './use-claims.ts';

/** Says of the things of one kind that a list shows who deals with each. They are read together. */
export function useClaimLines(kind: WorkKind): (id: string, name: string) => ReactNode {
  const claimed = useWatch(useMemo(() => watchWorkClaims(), []));
  const claims = useClaims();
  if (claimed.status !== 'ready') return () => null;
  const byWork = new Map(claimed.value.map((claim) => [claim.id, claim]));
  return (id, name) => {
    const work = workId(kind, id);
    return <ClaimLine work={work} name={name} claim={byWork.get(work)} claims={claims} />;
  };
}
