import { type Loadable, useLoad } from '@cursiv/shared-data';
import { useCallback } from 'react';
import { type CourseFound, loadEither } from '../../shared/courses/load-course.ts';
import { useSettledUid } from '../../shared/use-settled-uid.ts';

const unsettled = () => new Promise<never>(() => undefined);

/** Loads the published course or, for its author, the draft, once the session is known. */
export function useCourse(courseId: string): Loadable<CourseFound> {
  const { isKnown, uid } = useSettledUid();
  return useLoad(useCallback(() => (isKnown ? loadEither(courseId, uid) : unsettled()), [isKnown, uid, courseId]));
}
