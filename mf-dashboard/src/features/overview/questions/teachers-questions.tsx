import { watchDrafts } from '@cursiv/shared-data';
import { lazy, Suspense, useMemo } from 'react';
import { useBegun } from '../../../shared/use-begun.ts';
import { SHOWN_DRAFTS } from '../recent-drafts.tsx';

/** Fetched for authors of published courses only. */
const WaitingQuestions = lazy(() => import('./waiting-questions.tsx'));

/** What learners ask an author; who has published nothing is asked nothing, and reads nothing for it. Of many drafts, any may be published. */
export function TeachersQuestions({ uid }: { uid: string }) {
  const watch = useMemo(() => watchDrafts(uid, SHOWN_DRAFTS), [uid]);
  const drafts = useBegun(uid, 'hasDrafts', watch);
  if (drafts.status !== 'ready') return null;
  const mayHaveMore = drafts.value.length === SHOWN_DRAFTS;
  if (!mayHaveMore && !drafts.value.some(({ publishedRev }) => publishedRev !== undefined)) return null;
  return (
    <Suspense fallback={null}>
      <WaitingQuestions uid={uid} />
    </Suspense>
  );
}
