import { useOptionalUser } from '@cursiv/shared-auth';
import { useCommand } from '@cursiv/shared-data/commands';
import type { AppErrorCode } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { useGo } from '@cursiv/shared-router';
import { noteEnrolled } from './enrolled-now.ts';

export interface Enrolling {
  /** Enrols the signed-in person and goes to the course in their dashboard; ignored while it runs. */
  start: () => void;
  isPending: boolean;
  failure: AppErrorCode | undefined;
}

/** The way into a course. */
export function useEnroll(courseId: string, learners: number): Enrolling {
  const go = useGo();
  const uid = useOptionalUser()?.id;
  const { isPending, isDone, failure, run } = useCommand();
  const enter = async () => {
    if (uid === undefined) return;
    const { enroll } = await import('@cursiv/shared-data');
    await enroll(uid, courseId);
    noteEnrolled(courseId, learners);
    go(paths.dashboardCourse(courseId));
  };
  // When this resolves, the course in the dashboard is loading.
  return { start: () => void run(enter), isPending: isPending || isDone, failure };
}
