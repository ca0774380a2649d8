import { useWatch, watchDrafts } from '@cursiv/shared-data';
import { lazy, Suspense, useMemo } from 'react';

/** Fetched for authors of published courses only. */
const WaitingQuestions = lazy(() => import('./waiting-questions.tsx'));

/** What learners ask an author; who has published nothing is asked nothing, and reads nothing for it. */
export function TeachersQuestions({ uid }: { uid: string }) {
  const drafts = useWatch(useMemo(() => watchDrafts(uid), [uid]));
  if (drafts.status !== 'ready' || !drafts.value.some(({ publishedRev }) => publishedRev !== undefined)) return null;
  return (
    <Suspense fallback={null}>
      <WaitingQuestions uid={uid} />
    </Suspense>
  );
}
