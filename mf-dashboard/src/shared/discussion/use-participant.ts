import { useOptionalUser } from '@cursiv/shared-auth';
import { useSearchParams } from '@cursiv/shared-router';
import type { ReadableCourse } from '../courses/readable-course.ts';

/**
 * Who is offered the questions under a lesson: those who learn or wrote the course, those who are named as teaching it,
 * administrators, and whom a message has led here. The data rules decide.
 */
export function useParticipant(
  { version, instructorUids }: ReadableCourse,
  uid: string | undefined,
  writer: string | undefined,
): string | undefined {
  const user = useOptionalUser();
  const [params] = useSearchParams();
  if (writer) return writer;
  const isOffered =
    uid && (instructorUids.includes(uid) || user?.isAdmin === true || params.get('panel') === 'questions');
  return isOffered && version !== undefined ? uid : undefined;
}
