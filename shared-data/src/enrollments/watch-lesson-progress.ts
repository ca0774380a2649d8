import { type LessonProgress, lessonProgressSchema } from '@cursiv/shared-domain';
import { collection, database, doc, query } from '@cursiv/shared-firebase/firestore';
import { lessonProgressFolder } from '../kept/progress/progress-paths.ts';
import { type Watch, watchDocument, watchQuery } from '../watch.ts';

/** Watches a learner's progress in one lesson; undefined while there is none. */
export const watchLessonProgress = (
  uid: string,
  courseId: string,
  lessonId: string,
): Watch<LessonProgress | undefined> => {
  const folder = lessonProgressFolder(uid, courseId);
  return watchDocument(lessonProgressSchema, () => doc(database(), folder, lessonId), folder);
};

/** Watches a learner's progress in every opened lesson of a course, each of which costs a read. */
export const watchCourseProgress = (uid: string, courseId: string): Watch<LessonProgress[]> => {
  const folder = lessonProgressFolder(uid, courseId);
  return watchQuery(lessonProgressSchema, () => query(collection(database(), folder)), { folder });
};
