import { type LearnedLessons, learnedLessonsSchema, learnedPath } from '@cursiv/shared-domain';
import { database, doc } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchDocument } from '../watch.ts';

/** Watches what a person has learned in the weeks that may count; undefined before they finished a lesson. */
export const watchLearned = (uid: string): Watch<{ lessons: LearnedLessons } | undefined> =>
  watchDocument(learnedLessonsSchema, () => doc(database(), learnedPath(uid)));
