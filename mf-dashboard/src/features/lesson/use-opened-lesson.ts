import type { LessonProgress } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { useEffect, useRef } from 'react';
import { report } from '../../shared/platform.ts';
import type { LessonRecord } from './lesson-record.ts';

/** Stores, once per visit, that a learner has opened a lesson, so that the course continues there. */
export function useOpenedLesson(
  record: LessonRecord | undefined,
  isSettled: boolean,
  progress: LessonProgress | undefined,
): void {
  const locale = useLocale();
  const opened = useRef<LessonRecord>(undefined);
  useEffect(() => {
    if (!record || !isSettled || opened.current === record) return;
    opened.current = record;
    record.savePosition(progress?.positionSec ?? 0, locale).catch((error: unknown) => report(error));
  }, [record, isSettled, progress, locale]);
}
