import { enroll } from '@cursiv/shared-data';
import { type AppErrorCode, errorCode } from '@cursiv/shared-domain';
import { useState } from 'react';

/** Enrols somebody in a course; who follows the enrolment sees it at once. */
export function useEnroll(courseId: string) {
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<AppErrorCode>();
  const start = async (uid: string) => {
    setIsPending(true);
    setFailure(undefined);
    try {
      await enroll(uid, courseId);
    } catch (error) {
      setFailure(errorCode(error));
    }
    setIsPending(false);
  };
  return { start, isPending, failure };
}
