import { getDraft, getDraftBodies, newDraftId, useLoad } from '@cursiv/shared-data';
import { errorCode, lessonBodyId } from '@cursiv/shared-domain';
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
}

async function loadStored(courseId: string, uid: string): Promise<StoredDraft | undefined> {
  try {
    const draft = await getDraft(courseId);
    if (draft?.ownerUid !== uid) return undefined;
    const bodies = await getDraftBodies(courseId, uid);
    const { id, ownerUid, status, rev, createdAt, updatedAt, ...content } = draft;
    const texts = Object.fromEntries(
      bodies.map(({ lessonId, locale, text }) => [lessonBodyId(lessonId, locale), text]),
    );
    return { rev, state: { content, bodies: texts } };
  } catch (error) {
    if (errorCode(error) === 'no-access') return undefined;
    throw error;
  }
}

type OpenDraftProps = {
  uid: string;
  /** Absent for a new course. */
  courseId: string | undefined;
  /** The id that a new course will have from its first save. */
  onCreating: (courseId: string) => void;
  onReopen: () => void;
};

/** Loads what is stored of a course, together with edits that were never saved, and opens it for editing. */
export function OpenDraft({ uid, courseId, onCreating, onReopen }: OpenDraftProps) {
  const [backup] = useState(() => new DraftBackup(uid));
  const [kept] = useState(() => backup.read(courseId));
  const [id] = useState(() => courseId ?? kept?.courseId ?? newDraftId());
  const stored = useLoad(
    useCallback(async () => (courseId ? loadStored(courseId, uid) : { rev: 0, state: emptyDraft() }), [courseId, uid]),
  );
  if (stored.status === 'loading') return <LoadingPage />;
  if (stored.status === 'failed') return <FailedPage of={stored} />;
  if (!stored.value) return <NotFoundPage />;
  return (
    <DraftEditor
      uid={uid}
      courseId={id}
      stored={stored.value.state}
      // Edits kept from an older revision stay based on it: their save meets the newer one as a conflict.
      rev={kept?.rev ?? stored.value.rev}
      kept={kept}
      backup={backup}
      onCreating={onCreating}
      onReopen={onReopen}
    />
  );
}
