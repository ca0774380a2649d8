import { AppError, type Course, courseSchema, enrollmentId, isLearning, lessonSchema } from '@cursiv/shared-domain';
import type { DocumentTransaction } from '../store/document-source.ts';
import { isNamedInstructor } from '../store/is-named-instructor.ts';
import { isTurnOf } from '../store/is-turn-of.ts';
import { parsed } from '../store/parsed.ts';

/** Somebody who takes part in what is said under the lessons of a course. */
export interface Participant {
  course: Course;
  name: string;
  isTeacher: boolean;
  isAdmin: boolean;
}

/**
 * Who the caller is in a course whose lessons they may read; the data rules say the same. An archived course can be
 * read, and nothing is written there any more. Throws `no-access`.
 */
export async function participantOf(
  { get }: Pick<DocumentTransaction, 'get'>,
  courseId: string,
  uid: string,
): Promise<Participant> {
  const [course, person, enrollment, draft, isNamed] = await Promise.all([
    get(`courses/${courseId}`),
    get(`users/${uid}`),
    get(`enrollments/${enrollmentId(uid, courseId)}`),
    get(`courseDrafts/${courseId}`),
    isNamedInstructor({ get }, courseId, uid),
  ]);
  const live = parsed(courseSchema, course);
  const editors: unknown = draft?.fields.editorUids;
  const isTeacher = live?.ownerUid === uid || (Array.isArray(editors) && editors.includes(uid)) || isNamed;
  const isAdmin = person?.fields.isAdmin === true;
  const learns = isLearning(enrollment?.fields.status);
  const isSuspended = person?.fields.status === 'suspended';
  if (!live || !person || isSuspended || !(isTeacher || isAdmin || learns)) throw new AppError('no-access');
  if (live.status !== 'published' && live.status !== 'unlisted')
    throw new AppError('no-access', 'the course is closed');
  return { course: live, name: String(person.fields.name ?? ''), isTeacher, isAdmin };
}

/** Throws `no-access` for a learner who has not come to the lesson; the data rules say the same of reading. */
export async function checkTurn(
  reader: Pick<DocumentTransaction, 'get'>,
  { course, isTeacher, isAdmin }: Participant,
  lessonId: string,
  uid: string,
): Promise<void> {
  if (!course.isSequential || isTeacher || isAdmin) return;
  const path = `courses/${course.id}/versions/${course.version}/lessons/${lessonId}`;
  const lesson = parsed(lessonSchema, await reader.get(path));
  const isOpen = lesson && (await isTurnOf(reader, `enrollments/${enrollmentId(uid, course.id)}`, lesson));
  if (!isOpen) throw new AppError('no-access', 'the lesson is locked');
}
