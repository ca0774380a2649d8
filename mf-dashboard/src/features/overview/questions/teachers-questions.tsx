import { watchDrafts } from '@cursiv/shared-data';
import type { CourseDraft } from '@cursiv/shared-domain';
import { HoldsBack, later, useHoldsBack } from '@cursiv/shared-ui';
import { Suspense, useMemo } from 'react';
import { useBegun } from '../../../shared/use-begun.ts';
import { SHOWN_DRAFTS } from '../recent-drafts.tsx';

/** Fetched for authors of published courses only. */
const WaitingQuestions = later(() => import('./waiting-questions.tsx'));

/** Of many drafts, any may be published. */
const mayBePublished = (drafts: readonly CourseDraft[]) =>
  drafts.length === SHOWN_DRAFTS || drafts.some(({ publishedRev }) => publishedRev !== undefined);

/** What learners ask an author; who has published nothing is asked nothing, and reads nothing for it. */
export function TeachersQuestions({ uid }: { uid: string }) {
  const watch = useMemo(() => watchDrafts(uid, SHOWN_DRAFTS), [uid]);
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
