import { courseSchema, enrollmentSchema, userProfileSchema } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import type { DocumentSource } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';
import type { DocumentChange, Notice } from './notice.ts';

/** What the owner of a course is told of a new learner; who leaves and comes back is told of once. */
export async function enrollmentNotices(
  source: DocumentSource,
  id: string,
  { before, after }: DocumentChange,
): Promise<Notice[]> {
  if (before || !after) return [];
  const enrollment = parsed(enrollmentSchema, { path: `enrollments/${id}`, id, fields: after });
  if (!enrollment || enrollment.uid === enrollment.courseOwnerUid) return [];
  const { uid, courseId, courseOwnerUid } = enrollment;
  const course = parsed(courseSchema, await source.get(`courses/${courseId}`));
  const learner = parsed(userProfileSchema, await source.get(`users/${uid}`));
  if (!course || !learner?.name) return [];
  const type = 'enrollment.received';
  const params = { name: learner.name, title: course.title };
  return [{ uid: courseOwnerUid, id: `${type}__${id}`, type, params, link: paths.dashboardCourse(courseId) }];
}
