import { AppError, type Course, type CourseStatus, courseSchema, type Suspension } from '@cursiv/shared-domain';
import { database, deleteField, doc } from '@cursiv/shared-firebase/firestore';
import { type Actor, type AuditRecord, recordAudit } from '../audit/record-audit.ts';
import { parseDocument } from '../parse-document.ts';
import { transact } from '../transact.ts';

/** Decides, as its author, who finds a course. Throws AppError. */
export const moveCourse = (courseId: string, status: CourseStatus): Promise<void> =>
  transact(async (transaction) => {
    transaction.update(doc(database(), 'courses', courseId), { status });
  });

/** An administrator's decision about a live course: its state, and the reason when it is suspended. */
export interface CourseDecision {
  status: CourseStatus;
  suspension?: Suspension;
}

/**
 * Moves anybody's course, as an administrator, from the state that they have seen. Throws AppError: `conflict` when somebody has moved it
 * since, `not-found`, or `no-access` when the rules refuse.
 */
export const setCourseStatus = (
  actor: Actor,
  seen: Pick<Course, 'id' | 'status'>,
  { status, suspension }: CourseDecision,
): Promise<void> =>
  transact(async (transaction) => {
    const reference = doc(database(), 'courses', seen.id);
    const course = parseDocument(courseSchema, await transaction.get(reference));
    if (!course) throw new AppError('not-found', `courses/${seen.id} does not exist`);
    if (course.status !== seen.status) throw new AppError('conflict', `courses/${seen.id} has changed`);
    const lastAuditId = await recordAudit(transaction, actor, {
      action: 'course.status.changed',
      subject: `courses/${seen.id}`,
      changes: { status: { old: course.status, new: status }, ...suspensionTold(course.suspension, suspension) },
    });
    transaction.update(reference, { status, suspension: suspension ?? deleteField(), lastAuditId });
  });

const suspensionTold = (old: Suspension | undefined, now: Suspension | undefined): AuditRecord['changes'] =>
  old || now ? { suspension: { old: old ?? null, new: now ?? null } } : {};
