import { isDocumentId } from './document-id.ts';

/** Who takes which course, by the id of the enrolment; undefined when it is none. */
export function enrolled(enrollmentId: string): { uid: string; courseId: string } | undefined {
  const end = enrollmentId.indexOf('__');
  const [uid, courseId] = [enrollmentId.slice(0, end), enrollmentId.slice(end + 2)];
  return end > 0 && isDocumentId(uid) && isDocumentId(courseId) ? { uid, courseId } : undefined;
}
