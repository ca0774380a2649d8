import { type WorkKind, workId } from '@cursiv/shared-domain';
import { ClaimLine } from './claim-line.tsx';
import { useClaims } from './use-claims.ts';
import { useDealing } from './use-dealing.ts';

/** Who deals with the thing that is open here: the reader as long as they read, unless another does. They see each other. */
export function OpenedWork({ kind, id }: { kind: WorkKind; id: string }) {
  const dealing = useDealing(kind, id);
  const claims = useClaims();
  return dealing && <ClaimLine work={workId(kind, id)} claim={dealing.claim} claims={claims} />;
}
