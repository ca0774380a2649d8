import { type Loadable, useCategories, useLoad } from '@cursiv/shared-data';
import { useLocale } from '@cursiv/shared-i18n';
import { useCallback } from 'react';
import type { CourseFound } from '../../shared/courses/load-course.ts';
import { useSettledUid } from '../../shared/use-settled-uid.ts';

const unsettled = () => new Promise<never>(() => undefined);

/** Loads a course and what its category is called, once the session is known. `load` says what is read of it; pass a stable function. */
export function useCourse(
  courseId: string,
  load: (courseId: string, uid: string | undefined) => Promise<CourseFound>,
): Loadable<CourseFound> {
  const { isKnown, uid } = useSettledUid();
  const { isKnown: isCategoryKnown } = useCategories(useLocale());
  const course = useLoad(
    useCallback(() => (isKnown ? load(courseId, uid) : unsettled()), [load, isKnown, uid, courseId]),
  );
  return course.status === 'ready' && !isCategoryKnown ? { status: 'loading' } : course;
}
