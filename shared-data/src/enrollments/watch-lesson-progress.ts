import { type LessonProgress, lessonProgressSchema } from '@cursiv/shared-domain';
import { collection, database, query } from '@cursiv/shared-firebase/firestore';
import { lessonProgressFolder } from '../kept/progress/progress-paths.ts';
import { type Watch, watchQuery } from '../watch.ts';

/** Watches a learner's state in every opened lesson of a course. */
export const watchLessonProgress = (uid: string, courseId: string): Watch<LessonProgress[]> => {
  const folder = lessonProgressFolder(uid, courseId);
  return watchQuery(lessonProgressSchema, () => query(collection(database(), folder)), folder);
};
