import { type RunningAttempt, startAttempt } from '@cursiv/shared-data';
import type { Attempt } from '@cursiv/shared-domain';
import { report } from '@cursiv/shared-platform/shell';
import { useEffect, useState } from 'react';

/** Asks the server for the time of the attempt that runs, again when the page comes back from sleep: browsers' clocks stand still there. */
export function useRunningAttempt(
  courseId: string,
  { id, lessonId }: Pick<Attempt, 'id' | 'lessonId'>,
): RunningAttempt | undefined {
  const [running, setRunning] = useState<RunningAttempt>();
  useEffect(() => {
    let isWanted = true;
    const ask = () => {
      if (document.visibilityState === 'hidden') return;
      startAttempt(courseId, lessonId, id).then(
        (told) => isWanted && setRunning(told),
        (error: unknown) => report(error),
      );
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isWanted = false;
      document.removeEventListener('visibilitychange', ask);
    };
  }, [courseId, lessonId, id]);
  return running;
}
