import {
  type Course,
  courseSchema,
  type Enrollment,
  enrollmentLifecycle,
  enrollmentSchema,
  lessonProgressSchema,
  progressOf,
} from '@cursiv/shared-domain';
import type { DocumentStore } from '../store/document-source.ts';
import { allParsed, parsed } from '../store/parsed.ts';

/** Those whose progress goes on, and those who may come back to it. */
const KEPT = ['active', 'withdrawn'] as const;
/** Learners whose progress is read at once. */
const AT_ONCE = 20;

export const lessonIdsOf = ({ outline }: Course): string[] => outline.flatMap(({ lessonIds }) => lessonIds);

/**
 * Lessons that are no longer in a course's outline do not count for learners who have not completed them, so that
 * everybody can finish; they keep counting for learners who have. Nobody's percentage falls. It goes by the outline as it
 * is now, whatever change it is told of.
 */
export async function keepProgress(store: DocumentStore, courseId: string): Promise<void> {
  const course = parsed(courseSchema, await store.get(`courses/${courseId}`));
  if (!course) return;
  const present = new Set(lessonIdsOf(course));
  const learning = await Promise.all(
    KEPT.map((status) => store.find({ collection: 'enrollments', equals: { courseId, status } })),
  );
  const paths = learning
    .flat()
    .filter((document) => parsed(enrollmentSchema, document)?.lessonIds.some((id) => !present.has(id)))
    .map(({ path }) => path);
  for (let start = 0; start < paths.length; start += AT_ONCE)
    await Promise.all(paths.slice(start, start + AT_ONCE).map((path) => withoutGone(store, path, present)));
}

const withoutGone = (store: DocumentStore, path: string, present: ReadonlySet<string>): Promise<void> =>
  store.transact(async (transaction) => {
    const enrollment = parsed(enrollmentSchema, await transaction.get(path));
    if (!enrollment) return;
    const states = allParsed(lessonProgressSchema, await transaction.find({ collection: `${path}/lessonProgress` }));
    const done = new Set(states.filter(({ state }) => state === 'completed').map(({ lessonId }) => lessonId));
    const kept = enrollment.lessonIds.filter((id) => present.has(id) || done.has(id));
    if (kept.length === enrollment.lessonIds.length) return;
    // Who has nothing left of what they began with begins with what there is now.
    const lessonIds = kept.length > 0 ? kept : [...present];
    transaction.update(path, { lessonIds, ...progressAmong(enrollment, lessonIds, done) });
  });

function progressAmong(
  { status }: Enrollment,
  lessonIds: readonly string[],
  done: ReadonlySet<string>,
): Pick<Enrollment, 'progress' | 'status'> {
  const progress = progressOf(lessonIds.filter((id) => done.has(id)).length, lessonIds.length);
  const isFinished =
    status === enrollmentLifecycle.first && progress.total > 0 && progress.completed === progress.total;
  return { progress, status: isFinished ? 'completed' : status };
}
