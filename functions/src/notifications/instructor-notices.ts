import { courseInstructorSchema, type NotificationType } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { parsed } from '../store/parsed.ts';
import type { DocumentChange, Notice } from './notice.ts';

/** The instructor is told that they were named, the author what they answer; each once. */
export function instructorNotices(id: string, { before, after }: DocumentChange): Notice[] {
  if (!after || before?.status === after.status) return [];
  const place = parsed(courseInstructorSchema, { path: `courseInstructors/${id}`, id, fields: after });
  if (!place || place.status === 'removed') return [];
  const { status, courseId, uid, ownerUid, name, ownerName, title } = place;
  const type: NotificationType = `instructor.${status}`;
  const isForInstructor = status === 'invited';
  return [
    {
      uid: isForInstructor ? uid : ownerUid,
      id: `${type}__${id}`,
      type,
      params: { name: isForInstructor ? ownerName : name, title },
      link: isForInstructor ? paths.myCourses() : paths.dashboardCourse(courseId),
    },
  ];
}
