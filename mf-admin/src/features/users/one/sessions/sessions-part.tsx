import { type UserAccount, useWatch, watchSessions } from '@cursiv/shared-data';
import { PagePart } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { FailureState } from '../../../../shared/failure-state.tsx';
import { ListSkeleton } from '../../../../shared/lists/list-skeleton.tsx';
import { useUserT } from '../messages/messages.ts';
import { EndSessions } from './end-sessions.tsx';
import { SessionLines } from './session-lines.tsx';

/** The browsers in which somebody is signed in, and how to end all of it. */
export function SessionsPart({ user }: { user: UserAccount }) {
  const t = useUserT();
  const watched = useWatch(useMemo(() => watchSessions(user.id), [user.id]));
  return (
    <PagePart title={t('sessions.list')} intro={t('sessions.intro')} actions={<EndSessions user={user} />}>
      {watched.status === 'failed' ? (
        <FailureState {...watched} />
      ) : watched.status === 'loading' ? (
        <ListSkeleton />
      ) : (
        <SessionLines sessions={watched.value?.sessions ?? []} />
      )}
    </PagePart>
  );
}
