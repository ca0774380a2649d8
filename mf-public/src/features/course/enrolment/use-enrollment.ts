import { useOptionalUser } from '@cursiv/shared-auth';
import { type Loadable, useLoad } from '@cursiv/shared-data';
import type { Enrollment } from '@cursiv/shared-domain';
import { useCallback } from 'react';

/** The signed-in person's enrolment in a course; visitors have none and load nothing for it. */
export function useEnrollment(courseId: string): Loadable<Enrollment | undefined> {
  const uid = useOptionalUser()?.id;
  const load = useCallback(async () => {
    if (uid === undefined) return undefined;
    const { getEnrollment } = await import('@cursiv/shared-data');
    return getEnrollment(uid, courseId);
  }, [uid, courseId]);
  return useLoad(load);
}
