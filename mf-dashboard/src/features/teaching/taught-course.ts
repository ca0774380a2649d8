import { getCourse, getDraft, getLessons } from '@cursiv/shared-data';
import { errorCode } from '@cursiv/shared-domain';
import { type ReadableCourse, readableCourse } from '../../shared/courses/readable-course.ts';

/** A course as those see it who teach it. */
export interface Taught {
  title: ReadableCourse['title'];
  baseLocale: ReadableCourse['baseLocale'];
  /** What readers have of it; undefined before it was published. */
  published: { course: ReadableCourse; version: number; learners: number } | undefined;
}

/** Loads a course for its authors; undefined for everybody else. Throws AppError. */
export async function loadTaught(courseId: string): Promise<Taught | undefined> {
  try {
    const draft = await getDraft(courseId);
    if (!draft) return undefined;
    const { title, baseLocale } = draft;
    if (draft.publishedRev === undefined) return { title, baseLocale, published: undefined };
    const course = await getCourse(courseId);
    if (!course) return { title, baseLocale, published: undefined };
    const { version, enrollmentCount: learners } = course;
    const readable = readableCourse(course, await getLessons(course));
    return { title: course.title, baseLocale: course.baseLocale, published: { course: readable, version, learners } };
  } catch (error) {
    if (errorCode(error) === 'no-access') return undefined;
    throw error;
  }
}
