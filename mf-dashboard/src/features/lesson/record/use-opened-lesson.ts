import type { LessonState } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { report } from '@cursiv/shared-platform/shell';
import { useEffect, useRef } from 'react';
import type { LessonRecord } from './lesson-record.ts';

/**
 * Stores, once per visit, that a learner has opened a lesson, so that the course continues there; one that is completed by opening
 * it is done.
 */
export function useOpenedLesson(
  record: LessonRecord | undefined,
  isSettled: boolean,
  isDoneByOpening: boolean,
  progress: LessonState | undefined,
): void {
  const locale = useLocale();
  const opened = useRef<LessonRecord>(undefined);
  useEffect(() => {
    if (!record || !isSettled || opened.current === record) return;
    opened.current = record;
    const failed = (error: unknown) => report(error);
    record.savePosition(progress?.positionSec ?? 0, locale).catch(failed);
    record.saveWatched([]).catch(failed);
    if (isDoneByOpening && progress?.state !== 'completed') record.mark('completed').catch(failed);
  }, [record, isSettled, isDoneByOpening, progress, locale]);
}
