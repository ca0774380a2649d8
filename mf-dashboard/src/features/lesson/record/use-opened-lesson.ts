import type { Enrollment, LessonState } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { report } from '@cursiv/shared-platform/shell';
import { useEffect, useRef } from 'react';
import { isToldLately } from './is-told-lately.ts';
import type { LessonRecord } from './lesson-record.ts';

/**
 * Stores, once per visit, that a learner has opened a lesson, so that the course continues there; nothing where the enrolment has said so for minutes.
 * One that is completed by opening it is done.
 */
export function useOpenedLesson(
  record: LessonRecord | undefined,
  isSettled: boolean,
  isDoneByOpening: boolean,
  progress: LessonState | undefined,
  last: Enrollment['last'],
): void {
  const locale = useLocale();
  const opened = useRef<LessonRecord>(undefined);
  useEffect(() => {
    if (!record || !isSettled || opened.current === record) return;
    opened.current = record;
    const failed = (error: unknown) => report(error);
    const isTold = progress !== undefined && isToldLately(last, progress.lessonId, locale, new Date());
    if (!isTold) record.savePosition(progress?.positionSec ?? 0, locale).catch(failed);
    record.saveWatched([]).catch(failed);
    if (isDoneByOpening && progress?.state !== 'completed') record.mark('completed').catch(failed);
  }, [record, isSettled, isDoneByOpening, progress, last, locale]);
}
