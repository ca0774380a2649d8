import {
  AppError,
  courseInstructorId,
  courseInstructorSchema,
  hasRight,
  instructorLifecycle,
} from '@cursiv/shared-domain';
import type { Caller } from '../../callable/callable.ts';
import type { DocumentStore } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import type { InstructorMove } from './instructor-requests.ts';

/**
 * The person agrees to teach a course, declines or leaves; its author removes them or names them again. Throws
 * AppError: `not-found` for anybody else, `conflict` when the state does not allow the move, `no-access` when the
 * person is no verified instructor any more.
 */
export const moveInstructor = (
  store: DocumentStore,
  { courseId, uid, to }: InstructorMove,
  caller: Caller,
  now: Date,
): Promise<void> =>
  store.transact(async (transaction) => {
    const path = `courseInstructors/${courseInstructorId(courseId, uid)}`;
    const place = parsed(courseInstructorSchema, await transaction.get(path));
    const role = caller.uid === uid ? 'instructor' : 'author';
    if (!place || (role === 'author' && place.ownerUid !== caller.uid)) throw new AppError('not-found');
    if (!instructorLifecycle.canMove(role, place.status, to)) throw new AppError('conflict');
    const person = await transaction.get(`users/${uid}`);
    const isVerified = person !== undefined && hasRight(person.fields, 'verifiedInstructor');
    if ((to === 'accepted' || to === 'invited') && !isVerified) throw new AppError('no-access');
    transaction.update(path, { status: to, updatedAt: now });
  });
