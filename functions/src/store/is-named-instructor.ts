import { courseInstructorId, hasRight } from '@cursiv/shared-domain';
import type { DocumentSource } from './document-source.ts';

/** Whether an author has named somebody to teach a course, they have agreed, and are verified still; the data rules say the same. */
export async function isNamedInstructor(
  source: Pick<DocumentSource, 'get'>,
  courseId: string,
  uid: string,
): Promise<boolean> {
  const place = await source.get(`courseInstructors/${courseInstructorId(courseId, uid)}`);
  return place?.fields.status === 'accepted' && (await isVerifiedInstructor(source, uid));
}

/** Whether somebody has the right of an instructor, and it has an effect. */
export async function isVerifiedInstructor(source: Pick<DocumentSource, 'get'>, uid: string): Promise<boolean> {
  const person = await source.get(`users/${uid}`);
  return person !== undefined && hasRight(person.fields, 'verifiedInstructor');
}
