import { getDraftToPublish, useLoad } from '@cursiv/shared-data';
import { errorCode } from '@cursiv/shared-domain';
import { useParams } from '@cursiv/shared-router';
import { useCallback, useState } from 'react';
import { FailedPage } from '../../shared/pages/failed-page.tsx';
import { LoadingPage } from '../../shared/pages/loading-page.tsx';
import { NotFoundPage } from '../../shared/pages/not-found-page.tsx';
import { PublishDraft } from './publish-draft.tsx';

/** The page from which a course reaches its readers. */
export default function PublishPage() {
  const { courseId = '' } = useParams();
  const [attempt, setAttempt] = useState(0);
  return <LoadedDraft key={`${courseId}/${attempt}`} courseId={courseId} onChanged={() => setAttempt(attempt + 1)} />;
}

function LoadedDraft({ courseId, onChanged }: { courseId: string; onChanged: () => void }) {
  const found = useLoad(useCallback(() => ifOwn(courseId), [courseId]));
  if (found.status === 'loading') return <LoadingPage />;
  if (found.status === 'failed') return <FailedPage of={found} />;
  return found.value ? <PublishDraft of={found.value} onChanged={onChanged} /> : <NotFoundPage />;
}

async function ifOwn(courseId: string) {
  try {
    return await getDraftToPublish(courseId);
  } catch (error) {
    if (errorCode(error) === 'no-access') return undefined;
    throw error;
  }
}
