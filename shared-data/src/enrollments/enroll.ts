import {
  AppError,
  courseSchema,
  enrollmentId,
  enrollmentLifecycle,
  enrollmentSchema,
  progressOf,
  resumedStatus,
} from '@cursiv/shared-domain';
import { database, doc, serverTimestamp } from '@cursiv/shared-firebase/firestore';
import { allowanceFor } from '../allowances/spend.ts';
import { parseDocument } from '../parse-document.ts';
import { transact } from '../transact.ts';

/**
 * Enrols a person in a published course, or resumes an earlier enrolment with the lessons that counted for it; an active
 * one stays as it is. Throws AppError: `not-found` when there is no such course, `no-access` when it is closed to them.
 */
export const enroll = (uid: string, courseId: string): Promise<void> =>
  transact(async (transaction) => {
    const reference = doc(database(), 'enrollments', enrollmentId(uid, courseId));
    const present = parseDocument(enrollmentSchema, await transaction.get(reference));
    if (present) {
      if (!enrollmentLifecycle.canMove('learner', present.status, enrollmentLifecycle.first)) return;
      transaction.update(reference, { status: resumedStatus(present.progress), updatedAt: serverTimestamp() });
      return;
    }
    const course = parseDocument(courseSchema, await transaction.get(doc(database(), 'courses', courseId)));
    if (!course) throw new AppError('not-found', `courses/${courseId} does not exist`);
    const lessonIds = course.outline.flatMap((unit) => unit.lessonIds);
    const count = await allowanceFor(transaction, uid, 'enrollments');
    count(reference.id);
    transaction.set(reference, {
      uid,
      courseId,
      courseOwnerUid: course.ownerUid,
      courseVersion: course.version,
      lessonIds,
      status: enrollmentLifecycle.first,
      enrolledAt: serverTimestamp(),
      updatedAt: serverTimestamp(),
      progress: progressOf(0, course.lessonCount),
      lessonStates: {},
    });
  });
