import { getCourse, getDraft, getLessons } from '@cursiv/shared-data';
import { type AppErrorCode, type Course, errorCode } from '@cursiv/shared-domain';
import { type ReadableCourse, readableCourse, readableDraft } from './readable-course.ts';

const CLOSED: readonly AppErrorCode[] = ['no-access', 'not-found', 'signed-out'];

/** A closed course looks the same as a missing one; every other failure is reported as such. */
async function ifOpen<T>(load: Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await load;
  } catch (error) {
    if (CLOSED.includes(errorCode(error))) return undefined;
    throw error;
  }
}

/**
 * The published course with its lessons; undefined when it is closed to the reader or does not exist. `heard` is told of the course while
 * its lessons are on their way. Throws AppError.
 */
export async function loadPublished(
  courseId: string,
  heard: (course: Course) => void = () => undefined,
): Promise<ReadableCourse | undefined> {
  const course = await ifOpen(getCourse(courseId));
  if (!course) return undefined;
  heard(course);
  const lessons = await ifOpen(getLessons(course));
  if (lessons) return readableCourse(course, lessons);
  // A newer version may have taken the place of the one that was just read.
  const newer = await ifOpen(getCourse(courseId));
  return newer && newer.version !== course.version ? loadPublished(courseId, heard) : undefined;
}

/** The draft of an author's own course, or of any for administrators; undefined when there is none for the reader. Throws AppError. */
export async function loadDraft(courseId: string): Promise<ReadableCourse | undefined> {
  const draft = await ifOpen(getDraft(courseId));
  return draft && readableDraft(draft);
}

/** A published course, and a draft that its reader may see; both are undefined when there is nothing. */
export interface CourseFound {
  published: ReadableCourse | undefined;
  draft: ReadableCourse | undefined;
}

/** The published course, and where there is none the draft of whoever may see one: learners never ask for it. Throws AppError. */
export async function loadEither(courseId: string, uid: string | undefined): Promise<CourseFound> {
  const published = await loadPublished(courseId);
  return { published, draft: published || !uid ? undefined : await loadDraft(courseId) };
}

/**
 * The published course, and the draft of whoever may see one, which may say more; a kept course opens without a connection, a draft does not.
 * Throws AppError.
 */
export async function loadBoth(courseId: string, uid: string | undefined): Promise<CourseFound> {
  const written = uid ? loadDraft(courseId) : Promise.resolve(undefined);
  const [published] = await Promise.all([loadPublished(courseId), written.catch(() => undefined)]);
  const draft = await written.catch((error: unknown) => {
    if (published && errorCode(error) === 'offline') return undefined;
    throw error;
  });
  return { published, draft };
}
