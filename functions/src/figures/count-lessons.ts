import {
  courseSchema,
  DEFAULT_LOCALE,
  enrollmentId,
  LESSON_FIGURES,
  lessonProgressSchema,
} from '@cursiv/shared-domain';
import type { DocumentStore } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';
import { countShares } from './count-shares.ts';
import { lessonShare, withLesson } from './lesson-share.ts';

/** A lesson in which a learner's progress has changed. */
export interface LessonPart {
  uid: string;
  lessonId: string;
}

/** Counts some lessons of learners who count in the same part of a course's figures, by what is stored of them now. */
export async function countLessons(
  store: DocumentStore,
  courseId: string,
  shard: number,
  parts: readonly LessonPart[],
): Promise<void> {
  // Outside the transaction: others write numbers into the course, and its language does not change.
  const course = parsed(courseSchema, await store.get(`courses/${courseId}`));
  const baseLocale = course?.baseLocale ?? DEFAULT_LOCALE;
  await store.transact(async (transaction) => {
    const states = await Promise.all(
      parts.map(async ({ uid, lessonId }) => {
        const path = `enrollments/${enrollmentId(uid, courseId)}/lessonProgress/${lessonId}`;
        return parsed(lessonProgressSchema, await transaction.get(path));
      }),
    );
    const changes = parts.map(({ uid, lessonId }, index) => {
      const state = states[index];
      const share = state ? lessonShare(state, baseLocale) : [];
      return { uid, next: (keys: readonly string[]) => withLesson(keys, lessonId, share) };
    });
    await countShares(transaction, { courseId, group: LESSON_FIGURES, shard }, changes);
  });
}
