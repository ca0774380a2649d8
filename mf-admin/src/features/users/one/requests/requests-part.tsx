import {
  askDeletionOnBehalf,
  askExportOnBehalf,
  callOffDeletion,
  readDataRequests,
  type UserAccount,
  useLastReady,
  useLoad,
} from '@cursiv/shared-data';
import { PagePart } from '@cursiv/shared-ui';
import { useCallback, useState } from 'react';
import { FailureState } from '../../../../shared/failure-state.tsx';
import { ListSkeleton } from '../../../../shared/lists/list-skeleton.tsx';
import { useRequestsT } from './messages/messages.ts';
import type { RequestActs } from './on-behalf-dialog.tsx';
import { OpenRequests } from './open-requests.tsx';

const ACTS: RequestActs = { copy: askExportOnBehalf, deletion: askDeletionOnBehalf, callOff: callOffDeletion };

/** What stands open of a person's requests about their data, and what an administrator asks for them. */
export function RequestsPart({ user }: { user: UserAccount }) {
  const t = useRequestsT();
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after an act it is another question
  const loaded = useLoad(useCallback(() => readDataRequests(user.id), [user.id, turn]));
  const open = useLastReady(loaded);
  return (
    <PagePart title={t('title')} intro={t('intro')}>
      {loaded.status === 'failed' ? (
        <FailureState {...loaded} />
      ) : open ? (
        <OpenRequests user={user} open={open} acts={ACTS} onActed={() => setTurn(turn + 1)} />
      ) : (
        <ListSkeleton />
      )}
    </PagePart>
  );
}
