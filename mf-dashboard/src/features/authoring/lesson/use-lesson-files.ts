import type { Dispatch } from 'react';
import { useUploaded } from '../../../shared/uploads/use-uploaded.ts';
import type { DraftState } from '../draft/draft-state.ts';
import type { DraftEdit } from '../draft/edit-draft.ts';
import { courseUploads, factsOf, partOfUpload } from '../draft/lesson-files.ts';

/**
 * Puts each finished upload into its lesson, wherever that is now, open or closed; the file of a removed lesson waits
 * for its return.
 */
export function useLessonFiles(
  courseId: string,
  { content }: DraftState,
  edit: Dispatch<DraftEdit>,
  whenSaved: () => Promise<void>,
): void {
  useUploaded(courseUploads(courseId), ({ to }, file) => {
    const { lessonId: id, part } = partOfUpload(to.name);
    if (!content.outline.some(({ lessons }) => lessons.some((lesson) => lesson.id === id))) return false;
    edit({ type: 'lessonFile', id, part, file, facts: factsOf(to.about) });
    return whenSaved();
  });
}
