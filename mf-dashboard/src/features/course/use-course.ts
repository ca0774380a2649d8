import { type Loadable, useLoad } from '@cursiv/shared-data';
import { useCallback } from 'react';
import { loadBoth } from '../../shared/courses/load-course.ts';
import type { ReadableCourse } from '../../shared/courses/readable-course.ts';
import { useSettledUid } from '../../shared/use-settled-uid.ts';

/** The published course and the draft that its reader may see; both are undefined when there is nothing. */
export interface CourseFound {
  published: ReadableCourse | undefined;
  draft: ReadableCourse | undefined;
}

const unsettled = () => new Promise<never>(() => undefined);

/** Loads the published course and, for its author, the draft, once the session is known. */
export function useCourse(courseId: string): Loadable<CourseFound> {
  const { isKnown, uid } = useSettledUid();
  return useLoad(
    useCallback(async () => {
      if (!isKnown) return unsettled();
      const [published, draft] = await loadBoth(courseId, uid);
      return { published, draft };
    }, [isKnown, uid, courseId]),
  );
}
