import { type Loadable, toAppError, useWatch, type Watch } from '@cursiv/shared-data';
import { type KeptCourseFacts, keptCourse, keptCourses, whenCoursesChange } from '@cursiv/shared-data/kept';
import { useMemo } from 'react';

/** Reads from the device now, and after every change. */
const following =
  <T>(read: () => Promise<T>): Watch<T> =>
  ({ next, fail }) => {
    let isWanted = true;
    const tell = () =>
      void read().then(
        (value) => isWanted && next(value),
        (error: unknown) => isWanted && fail(toAppError(error)),
      );
    const stop = whenCoursesChange(tell);
    tell();
    return () => {
      isWanted = false;
      stop();
    };
  };

/** What is known of a kept course; ready with undefined when it is not kept. */
export const useKeptCourse = (uid: string, courseId: string): Loadable<KeptCourseFacts | undefined> =>
  useWatch(useMemo(() => following(() => keptCourse(uid, courseId)), [uid, courseId]));

/** All courses that a person keeps on this device, the newest first. */
export const useKeptCourses = (uid: string): Loadable<KeptCourseFacts[]> =>
  useWatch(useMemo(() => following(() => keptCourses(uid)), [uid]));
