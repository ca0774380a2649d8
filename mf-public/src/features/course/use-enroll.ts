import { useOptionalUser } from '@cursiv/shared-auth';
import { type AppErrorCode, errorCode } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { useGo } from '@cursiv/shared-router';
import { useCallback, useRef, useState } from 'react';
import { noteEnrolled } from './enrolled-now.ts';

export interface Enrolling {
  /** Enrols the signed-in person and goes to the course in their dashboard; ignored while it is under way. */
  start: () => void;
  isPending: boolean;
  failure: AppErrorCode | undefined;
}

/** The step into a course. */
export function useEnroll(courseId: string, learners: number): Enrolling {
  const go = useGo();
  const uid = useOptionalUser()?.id;
  const isRunning = useRef(false);
  const [state, setState] = useState<{ isPending: boolean; failure?: AppErrorCode }>({ isPending: false });

  const start = useCallback(async () => {
    if (uid === undefined || isRunning.current) return;
    isRunning.current = true;
    setState({ isPending: true });
    try {
      const { enroll } = await import('@cursiv/shared-data');
      await enroll(uid, courseId);
      noteEnrolled(courseId, learners);
      go(paths.dashboardCourse(courseId));
    } catch (error) {
      setState({ isPending: false, failure: errorCode(error) });
    } finally {
      isRunning.current = false;
    }
  }, [uid, courseId, learners, go]);

  return { start: () => void start(), isPending: state.isPending, failure: state.failure };
}
