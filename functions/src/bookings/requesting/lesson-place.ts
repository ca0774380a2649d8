import {
  bookingRefused,
  courseSchema,
  enrollmentId,
  isLearning,
  isOpenCourse,
  type LessonPlace,
  lessonSchema,
  versionPath,
} from '@cursiv/shared-domain';
import type { DocumentTransaction } from '../../store/document-source.ts';
import { isTurnOf } from '../../store/is-turn-of.ts';
import { parsed } from '../../store/parsed.ts';
import type { AskedPlace } from '../request-schema.ts';

/**
 * The lesson that a learner asks from, with its titles as they are stored: one that they may open. Throws the refusal
 * `lesson-closed`.
 */
export async function lessonPlace(
  { get }: Pick<DocumentTransaction, 'get'>,
  asked: AskedPlace,
  uid: string,
): Promise<LessonPlace> {
  const { courseId, lessonId, second, passage, note } = asked;
  const enrollmentPath = `enrollments/${enrollmentId(uid, courseId)}`;
  const course = parsed(courseSchema, await get(`courses/${courseId}`));
  const lesson =
    course && parsed(lessonSchema, await get(`${versionPath(courseId, course.version)}/lessons/${lessonId}`));
  if (!course || !lesson) throw bookingRefused('lesson-closed');
  const isOpen = isOpenCourse(course);
  const learns = isLearning((await get(enrollmentPath))?.fields.status);
  const isOpenToLearner =
    learns && (isOpen || course.status === 'archived') && (await isTurnOf({ get }, enrollmentPath, lesson));
  if (!(isOpenToLearner || course.ownerUid === uid || (isOpen && lesson.freePreview)))
    throw bookingRefused('lesson-closed');
  return {
    ...{ courseId, lessonId, courseTitle: course.title, lessonTitle: lesson.title },
    ...(second !== undefined && { second }),
    ...(passage && { passage }),
    ...(note && { note }),
  };
}
