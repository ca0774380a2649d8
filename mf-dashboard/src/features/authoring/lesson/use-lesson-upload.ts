import type { FileRule } from '@cursiv/shared-domain';
import { type UploadControl, useUpload } from '../../../shared/uploads/use-upload.ts';
import { useAround } from '../authoring-context.ts';
import { type LessonPart, lessonUpload } from '../draft/lesson-files.ts';

/** The upload of a lesson's file. An unsaved course is saved first, because files need a stored course. */
export function useLessonUpload(lessonId: string, part: LessonPart, rule: FileRule): UploadControl {
  const { courseId, whenStored } = useAround();
  const upload = useUpload(lessonUpload(courseId, lessonId, part), rule, { kind: 'lesson', courseId, lessonId });
  return { ...upload, start: (file, about) => void whenStored().then(() => upload.start(file, about)) };
}
