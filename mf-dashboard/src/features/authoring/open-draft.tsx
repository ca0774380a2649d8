import { getCourse, getDraft, getDraftBodies, newDraftId, useLoad } from '@cursiv/shared-data';
import { type Course, type CourseDraft, draftLifecycle, errorCode, lessonBodyId } from '@cursiv/shared-domain';
import { useCallback, useState } from 'react';
import { FailedPage } from '../../shared/failed-page.tsx';
import { LoadingPage } from '../../shared/loading-page.tsx';
import { NotFoundPage } from '../../shared/not-found-page.tsx';
import { DraftBackup } from './draft-backup.ts';
import { DraftEditor } from './draft-editor.tsx';
import { type DraftState, emptyDraft } from './draft-state.ts';

interface StoredDraft {
  rev: number;
  state: DraftState;
  /** The published course, if there is one. */
  live: Course | undefined;
}

async function loadStored(courseId: string, uid: string): Promise<StoredDraft | undefined> {
  try {
    const draft = await getDraft(courseId);
    if (draft?.ownerUid !== uid) return undefined;
    const [bodies, live] = await Promise.all([getDraftBodies(courseId, uid), liveCourse(courseId, draft.status)]);
    const { id, ownerUid, status, rev, createdAt, updatedAt, ...content } = draft;
    const texts = Object.fromEntries(
      bodies.map(({ lessonId, locale, text }) => [lessonBodyId(lessonId, locale), text]),
    );
    return { rev, state: { content, bodies: texts }, live };
  } catch (error) {
    if (errorCode(error) === 'no-access') return undefined;
    throw error;
  }
}

/** A draft that was never handed in has no published course, so there is nothing to fetch. */
const liveCourse = async (courseId: string, status: CourseDraft['status']) =>
  status === draftLifecycle.first ? undefined : ifThere(courseId);

/** A missing course is refused like a closed one. */
async function ifThere(courseId: string): Promise<Course | undefined> {
  try {
    return await getCourse(courseId);
  } catch (error) {
    if (errorCode(error) === 'no-access') return undefined;
    throw error;
  }
}

type OpenDraftProps = {
  uid: string;
  /** Absent for a new course. */
  courseId: string | undefined;
  /** The id that a new course gets at its first save. */
  onCreating: (courseId: string) => void;
  onReopen: () => void;
};

/** Loads the stored course and any kept edits, and opens it for editing. */
export function OpenDraft({ uid, courseId, onCreating, onReopen }: OpenDraftProps) {
  const [backup] = useState(() => new DraftBackup(uid));
  const [kept] = useState(() => backup.read(courseId));
  const [id] = useState(() => courseId ?? kept?.courseId ?? newDraftId());
  const stored = useLoad(
    useCallback(
      async () => (courseId ? loadStored(courseId, uid) : { rev: 0, state: emptyDraft(), live: undefined }),
      [courseId, uid],
    ),
  );
  if (stored.status === 'loading') return <LoadingPage />;
  if (stored.status === 'failed') return <FailedPage of={stored} />;
  if (!stored.value) return <NotFoundPage />;
  return (
    <DraftEditor
      uid={uid}
      courseId={id}
      stored={stored.value.state}
      live={stored.value.live}
      // Edits kept from an older revision stay based on it, so their save meets the newer one as a conflict.
      rev={kept?.rev ?? stored.value.rev}
      kept={kept}
      backup={backup}
      onCreating={onCreating}
      onReopen={onReopen}
    />
  );
}
