import {
  ANNOUNCEMENTS_SHOWN,
  type Course,
  courseSchema,
  type DocumentsAhead,
  enrollmentId,
  LOCALES,
  type Locale,
  lessonBodyId,
  queryKey,
  sentAnnouncementsOf,
  versionPath,
} from '@cursiv/shared-domain';
import type { ReadersDatabase } from './as-reader.ts';
import { ownAhead } from './own-ahead.ts';

/** The home of a course. */
export interface CoursePlace {
  locale: Locale;
  courseId: string;
}

export interface LessonPlace extends CoursePlace {
  lessonId: string;
}

type Documents = DocumentsAhead['documents'];

/** A course with the lists of its lessons, and `also` more documents of it. What is closed to the reader, or missing, is left out: the page asks for it and hears why. */
async function courseAhead(
  database: ReadersDatabase,
  courseId: string,
  also: (course: Course) => Promise<Documents> = async () => ({}),
): Promise<DocumentsAhead> {
  const path = `courses/${courseId}`;
  const stored = await database.get(path);
  const course = courseSchema.safeParse({ ...stored?.fields, id: courseId });
  if (!stored || !course.success) return { documents: {}, folders: {} };
  const lists = `${versionPath(courseId, course.data.version)}/lessonLists`;
  const [more, lessons] = await Promise.all([also(course.data), database.list(lists)]);
  return {
    documents: { [path]: stored.fields, ...more },
    folders: lessons.length > 0 ? { [lists]: lessons } : {},
  };
}

/** What a reader's page of a lesson reads at first: its course, and the text in the language that shows. */
export const lessonAhead = (
  database: ReadersDatabase,
  { locale: want, courseId, lessonId }: LessonPlace,
): Promise<DocumentsAhead> =>
  courseAhead(database, courseId, async ({ version, baseLocale, locales }) => {
    const locale = [want, baseLocale, ...LOCALES].find((one) => locales.includes(one)) ?? baseLocale;
    const text = `${versionPath(courseId, version)}/bodies/${lessonBodyId(lessonId, locale)}`;
    const body = await database.get(text);
    return body ? { [text]: body.fields } : {};
  });

/** What a reader's home of a course reads at first: the course, how far they are in it, and what its learners were told. */
export async function homeAhead(
  database: ReadersDatabase,
  uid: string,
  { courseId }: CoursePlace,
): Promise<DocumentsAhead> {
  const enrollment = `enrollments/${enrollmentId(uid, courseId)}`;
  // One more than is shown says that there are more.
  const announcements = sentAnnouncementsOf(courseId, ANNOUNCEMENTS_SHOWN + 1);
  const [course, { watched }, learning, told] = await Promise.all([
    courseAhead(database, courseId),
    ownAhead(database, uid),
    database.watch(enrollment),
    database.find(announcements),
  ]);
  const found = { ...(learning && { [enrollment]: learning }), ...(told && { [queryKey(announcements)]: told }) };
  return { ...course, watched: { ...watched, ...found } };
}
