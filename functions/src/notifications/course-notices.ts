import { courseSchema, storedDraftSchema } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { parsed } from '../store/parsed.ts';
import type { DocumentChange, Notice } from './notice.ts';

/** What a draft's author is told of the decision about what they handed in. */
export function draftNotices(courseId: string, { before, after }: DocumentChange): Notice[] {
  if (before?.status !== 'in_review' || !after || after.status === 'in_review') return [];
  const draft = parsed(storedDraftSchema, { path: `courseDrafts/${courseId}`, id: courseId, fields: after });
  if (!draft) return [];
  const { ownerUid: uid, title, rev, returned } = draft;
  if (draft.status === 'changes_requested') {
    const params = { title, ...(returned && { note: returned.note }) };
    const id = `course.returned__${courseId}__${rev}`;
    return [{ uid, id, type: 'course.returned', params, link: paths.editCourse(courseId) }];
  }
  // What its author takes back from review is published as before.
  if (draft.publishedRev === before.publishedRev) return [];
  const id = `course.published__${courseId}__${draft.publishedRev}`;
  return [{ uid, id, type: 'course.published', params: { title }, link: paths.course(courseId) }];
}

/** What a course's author is told when an administrator takes the course away from everybody, with the reason, and when it is back. */
export function courseNotices(courseId: string, { before, after }: DocumentChange): Notice[] {
  if (!before || !after || (before.status === 'suspended') === (after.status === 'suspended')) return [];
  const course = parsed(courseSchema, { path: `courses/${courseId}`, id: courseId, fields: after });
  if (!course) return [];
  const { ownerUid: uid, title, status, suspension } = course;
  const type = status === 'suspended' ? 'course.suspended' : 'course.restored';
  const id = `${type}__${courseId}__${String(after.lastAuditId)}`;
  const params = { title, ...(suspension && { note: suspension.note }) };
  return [{ uid, id, type, params, link: paths.editCourse(courseId) }];
}
