import { useLocale } from '@cursiv/shared-i18n';
import { usePreferences } from '@cursiv/shared-ui';
import { useEffect } from 'react';
import type { ReadableCourse, ReadableLesson } from '../../../shared/courses/readable-course.ts';
import { readAhead } from './text-ahead.ts';

/** Reads the text of the lesson that comes next, unless the reader wants to use less data; nothing while there is none. */
export function useNextText(uid: string | undefined, course: ReadableCourse, next: ReadableLesson | undefined): void {
  const locale = useLocale();
  const { reducedData } = usePreferences();
  const lessonId = next?.id;
  useEffect(() => {
    if (lessonId !== undefined && !reducedData) readAhead({ uid, course, lessonId, locale });
  }, [uid, course, lessonId, locale, reducedData]);
}
