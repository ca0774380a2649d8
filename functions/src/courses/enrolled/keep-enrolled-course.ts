import {
  courseSchema,
  type EnrolledCourse,
  enrolledCourseOf,
  isLearning,
  lessonListSchema,
  sameValues,
  versionPath,
} from '@cursiv/shared-domain';
import type { DocumentStore } from '../../store/document-source.ts';
import { allParsed, parsed } from '../../store/parsed.ts';

/** Enrolments that are written at once. */
const AT_ONCE = 20;

async function courseNow(store: DocumentStore, courseId: string): Promise<EnrolledCourse | null | undefined> {
  const course = parsed(courseSchema, await store.get(`courses/${courseId}`));
  if (!course) return undefined;
  const collection = `${versionPath(courseId, course.version)}/lessonLists`;
  const lists = allParsed(lessonListSchema, await store.find({ collection }));
  return enrolledCourseOf(
    course,
    lists.flatMap(({ lessons }) => lessons),
  );
}

/**
 * Makes some enrolments, or all of them, say what their course is now. The course may change meanwhile, here or in another instance: who
 * ends compares with what it is then, so that the last one to end leaves what holds.
 */
export async function keepEnrolledCourse(
  store: DocumentStore,
  courseId: string,
  enrollmentIds?: readonly string[],
): Promise<void> {
  const course = await courseNow(store, courseId);
  if (course === undefined) return;
  const paths =
    enrollmentIds?.map((id) => `enrollments/${id}`) ??
    (await store.find({ collection: 'enrollments', equals: { courseId } })).map(({ path }) => path);
  const write = (path: string) =>
    store.transact(async (transaction) => {
      const enrollment = (await transaction.get(path))?.fields;
      if (!isLearning(enrollment?.status) || sameValues(enrollment?.course, course)) return;
      transaction.update(path, { course });
    });
  for (let start = 0; start < paths.length; start += AT_ONCE)
    await Promise.all(paths.slice(start, start + AT_ONCE).map(write));
  if (!sameValues(await courseNow(store, courseId), course)) await keepEnrolledCourse(store, courseId, enrollmentIds);
}
