import { enroll } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';

/** Enrols somebody in a course; everybody who watches the enrolment sees it at once. */
export function useEnroll(courseId: string) {
  const { isPending, failure, run } = useCommand();
  return { start: (uid: string) => run(() => enroll(uid, courseId)), isPending, failure };
}
