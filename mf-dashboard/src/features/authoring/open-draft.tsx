import { getCourse, getDraft, offeredCategory, useLoad } from '@cursiv/shared-data';
import { forgetOvertaken, type Stored } from '@cursiv/shared-data/edits';
import {
  authorRole,
  type Course,
  type CourseDraft,
  draftContent,
  draftLifecycle,
  errorCode,
} from '@cursiv/shared-domain';
import { useCallback, useState } from 'react';
import { FailedPage } from '../../shared/pages/failed-page.tsx';
import { LoadingPage } from '../../shared/pages/loading-page.tsx';
import { type DraftState, emptyDraft } from './draft/draft-state.ts';
import { keptCalmly } from './draft/kept/kept-calmly.ts';
import { type KeptDraft, keptDraft } from './draft/kept/kept-draft.ts';
import { loadLessonParts, NO_PARTS, withLessonParts } from './draft/parts/lesson-parts.ts';
import { DraftEditor } from './draft-editor.tsx';
import { ClosedDraft } from './together/closed-draft.tsx';

interface StoredDraft extends Stored<DraftState> {
  /** The published course, if there is one. */
  live: Course | undefined;
  ownerUid: string;
  savedFrom: string | undefined;
  /** Whether the document has the lessons' texts, quizzes and captions, which otherwise follow. */
  isWhole: boolean;
}

async function loadStored(courseId: string, uid: string, on: KeptDraft['on']): Promise<StoredDraft | undefined> {
  try {
    const draft = await getDraft(courseId);
    // An administrator may read a draft, but not write it.
    if (!draft || !authorRole(draft, uid)) return undefined;
    const { rev, ownerUid, savedFrom } = draft;
    const outline = { content: draftContent(draft), ...NO_PARTS };
    const stored = { rev, ownerUid, savedFrom, live: await liveCourse(courseId, draft.status) };
    forgetOvertaken(on(outline), stored);
    // Edits that were kept are compared with all that is stored.
    if (!on(outline).read()) return { ...stored, doc: outline, isWhole: false };
    return { ...stored, doc: withLessonParts(outline, await loadLessonParts(courseId, ownerUid)), isWhole: true };
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

/** A new course in a category that is offered. */
async function newDraft(): Promise<DraftState> {
  const { content } = emptyDraft();
  return emptyDraft(await offeredCategory(content.categoryId, content.baseLocale));
}

const NEW = { rev: 0, live: undefined, savedFrom: undefined, isWhole: true };

type OpenDraftProps = {
  uid: string;
  /** Absent for a new course. */
  courseId: string | undefined;
  /** The id that a new course gets at its first save. */
  onCreating: (courseId: string) => void;
};

/** Loads the stored course and any kept edits, and opens it for editing. */
export function OpenDraft({ uid, courseId, onCreating }: OpenDraftProps) {
  const [{ id, on }] = useState(() => keptDraft(uid, courseId));
  const stored = useLoad(
    useCallback(async () => {
      if (!courseId) return { ...NEW, doc: await newDraft(), ownerUid: uid };
      return await loadStored(courseId, uid, on);
    }, [courseId, uid, on]),
  );
  if (stored.status === 'loading') return <LoadingPage />;
  if (stored.status === 'failed') return <FailedPage of={stored} />;
  if (!stored.value) return <ClosedDraft kept={on(emptyDraft())} />;
  const { live, ownerUid, rev, doc, isWhole } = stored.value;
  return (
    <DraftEditor
      uid={uid}
      ownerUid={ownerUid}
      courseId={id}
      opening={{ stored: { rev, doc }, kept: keptCalmly(on(doc)) }}
      isWhole={isWhole}
      live={live}
      onCreating={onCreating}
    />
  );
}
