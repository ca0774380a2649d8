import { getDraftToPublish, useLoad } from '@cursiv/shared-data';
import { errorCode } from '@cursiv/shared-domain';
import { useParams } from '@cursiv/shared-router';
import { useCallback, useState } from 'react';
import { FailedPage } from '../../shared/pages/failed-page.tsx';
import { LoadingPage } from '../../shared/pages/loading-page.tsx';
import { NotFoundPage } from '../../shared/pages/not-found-page.tsx';
import { PublishDraft, type PublishDraftProps } from './publish-draft.tsx';

/** The page from which a course reaches its readers. */
export default function PublishPage() {
  const { courseId = '' } = useParams();
  const [attempt, setAttempt] = useState(0);
  return (
    <LoadedDraft
      key={`${courseId}/${attempt}`}
      courseId={courseId}
      hasChanged={attempt > 0}
      onChanged={() => setAttempt(attempt + 1)}
    />
  );
}

type LoadedDraftProps = Pick<PublishDraftProps, 'hasChanged' | 'onChanged'> & { courseId: string };

function LoadedDraft({ courseId, ...rest }: LoadedDraftProps) {
  const found = useLoad(useCallback(() => ifOwn(courseId), [courseId]));
  if (found.status === 'loading') return <LoadingPage />;
  if (found.status === 'failed') return <FailedPage of={found} />;
  return found.value ? <PublishDraft of={found.value} {...rest} /> : <NotFoundPage />;
}

async function ifOwn(courseId: string) {
  try {
    return await getDraftToPublish(courseId);
  } catch (error) {
    if (errorCode(error) === 'no-access') return undefined;
    throw error;
  }
}
