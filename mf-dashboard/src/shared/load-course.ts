import { getCourse, getDraft, getLessons } from '@cursiv/shared-data';
import { type AppErrorCode, errorCode } from '@cursiv/shared-domain';
import { type CourseView, viewOfCourse, viewOfDraft } from './course-view.ts';

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

/** The published course with its lessons; undefined when it is closed to the reader or does not exist. Throws AppError. */
export const loadPublished = (courseId: string): Promise<CourseView | undefined> =>
  ifOpen(
    Promise.all([getCourse(courseId), getLessons(courseId)]).then(
      ([course, lessons]) => course && viewOfCourse(course, lessons),
    ),
  );

/** The reader's own draft; undefined when it belongs to somebody else or does not exist. Throws AppError. */
export async function loadOwnDraft(courseId: string, uid: string): Promise<CourseView | undefined> {
  const draft = await ifOpen(getDraft(courseId));
  return draft?.ownerUid === uid ? viewOfDraft(draft) : undefined;
}
