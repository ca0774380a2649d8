import { watchDrafts } from '@cursiv/shared-data';
import { type CourseDraft, OVERVIEW_MOST } from '@cursiv/shared-domain';
import { HoldsBack, later, useHoldsBack } from '@cursiv/shared-ui';
import { Suspense, useMemo } from 'react';
import { useBegun } from '../../../shared/use-begun.ts';

/** Fetched for authors of published courses only. */
const WaitingQuestions = later(() => import('./waiting-questions.tsx'));

/** Of many drafts, any may be published. */
const mayBePublished = (drafts: readonly CourseDraft[]) =>
  drafts.length === OVERVIEW_MOST.drafts || drafts.some(({ publishedRev }) => publishedRev !== undefined);

/** What learners ask an author; who has published nothing is asked nothing, and reads nothing for it. */
export function TeachersQuestions({ uid }: { uid: string }) {
  const watch = useMemo(() => watchDrafts(uid, OVERVIEW_MOST.drafts), [uid]);
  const drafts = useBegun(uid, 'hasDrafts', watch);
  const mayTeach = drafts.status === 'ready' && mayBePublished(drafts.value);
  useHoldsBack(drafts.status === 'loading');
  if (!mayTeach) return null;
  return (
    <Suspense fallback={<HoldsBack />}>
      <WaitingQuestions uid={uid} />
    </Suspense>
  );
}
