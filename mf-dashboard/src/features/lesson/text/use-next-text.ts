import { useLocale } from '@cursiv/shared-i18n';
import { usePreferences } from '@cursiv/shared-ui';
import { useEffect, useRef } from 'react';
import type { ReadableLesson } from '../../../shared/courses/readable-course.ts';
import type { TextCourse } from './read-text.ts';
import { readAhead } from './text-ahead.ts';

/** So long, in milliseconds, somebody has stayed who reads a lesson: who only looks in takes no second text along. */
const STAY_MS = 3_000;

/**
 * Reads the text of the lesson that comes next for a reader who stays, unless they want to use less data; nothing while there is none.
 * They stay from when they have a text to read (`isReading`), also where it is known later which lesson comes next.
 */
export function useNextText(
  uid: string | undefined,
  course: TextCourse,
  next: Pick<ReadableLesson, 'id'> | undefined,
  isReading: boolean,
): void {
  const locale = useLocale();
  const { reducedData } = usePreferences();
  const lessonId = next?.id;
  const since = useRef<number>(undefined);
  useEffect(() => {
    if (isReading) since.current ??= performance.now();
  }, [isReading]);
  useEffect(() => {
    if (lessonId === undefined || reducedData || since.current === undefined) return;
    const rest = STAY_MS - (performance.now() - since.current);
    const timer = setTimeout(() => readAhead({ uid, course, lessonId, locale }), Math.max(0, rest));
    return () => clearTimeout(timer);
  }, [uid, course, lessonId, locale, reducedData]);
}
