import type { Dispatch } from 'react';
import { report } from '../../shared/platform.ts';
import { useUploaded } from '../../shared/uploads/use-uploaded.ts';
import type { DraftState } from './draft-state.ts';
import type { DraftEdit } from './edit-draft.ts';
import { courseUploads, partOfUpload } from './lesson-files.ts';
import { videoDuration } from './video-duration.ts';

/**
 * Puts each finished upload into its lesson, wherever that is now, open or closed; the file of a removed lesson waits
 * for its return.
 */
export function useLessonFiles(courseId: string, { content }: DraftState, edit: Dispatch<DraftEdit>): void {
  useUploaded(courseUploads(courseId), (name, { path, contentType }, file) => {
    const { lessonId: id, part } = partOfUpload(name);
    if (!content.outline.some(({ lessons }) => lessons.some((lesson) => lesson.id === id))) return false;
    edit({ type: 'lessonFile', id, part, path, contentType });
    if (part === 'video') {
      videoDuration(file).then(
        (durationSec) => edit({ type: 'lesson', id, change: { durationSec } }),
        (error: unknown) => report(error),
      );
    }
    return true;
  });
}
