import { type LearnedLessons, learnedKey, learnedLessonsSchema, learnedPath, withLearned } from '@cursiv/shared-domain';
import { checkedDocument } from '../document/checked-document.ts';
import type { SeedDocument } from '../document/seed-target.ts';
import { ALL_COURSES } from './all-courses.ts';

const PROGRESS = /^enrollments\/([^_]+)__([^/]+)\/lessonProgress\/([^/]+)$/;

/** What people with an account have learned by their progress, as functions keep it. */
export function learnedDocuments(progress: readonly SeedDocument[], uids: readonly string[]): SeedDocument[] {
  const minutes = new Map(
    ALL_COURSES.flatMap(({ id: courseId, units }) =>
      units.flatMap(({ lessons }) => lessons.map(({ id, minutes }) => [learnedKey(courseId, id), minutes] as const)),
    ),
  );
  const finished = progress.flatMap(({ path, fields: { completedAt } }) => {
    const [, uid = '', courseId = '', lessonId = ''] = PROGRESS.exec(path) ?? [];
    if (!uids.includes(uid) || !(completedAt instanceof Date)) return [];
    const key = learnedKey(courseId, lessonId);
    return [{ uid, lessons: { [key]: { at: completedAt, seconds: (minutes.get(key) ?? 0) * 60 } } }];
  });
  return [...Map.groupBy(finished, ({ uid }) => uid)].map(([uid, theirs]) =>
    checkedDocument(learnedLessonsSchema, learnedPath(uid), {
      lessons: theirs.reduce<LearnedLessons>((known, { lessons }) => withLearned(known, lessons), {}),
    }),
  );
}
