import { saveLessonPosition } from '@cursiv/shared-data';
import type { LessonProgress } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { useEffect, useRef } from 'react';
import type { LessonView } from '../../shared/course-view.ts';
import { report } from '../../shared/platform.ts';

/** Remembers, once a visit, that a learner has opened a lesson: it is where their course continues. */
export function useOpenedLesson(
  learner: string | undefined,
  courseId: string,
  lesson: LessonView,
  isSettled: boolean,
  progress: LessonProgress | undefined,
): void {
  const locale = useLocale();
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (!learner || !isSettled || opened.current === lesson.id) return;
    opened.current = lesson.id;
    const position = {
      uid: learner,
      courseId,
      lessonId: lesson.id,
      isNew: progress === undefined,
      positionSec: progress?.positionSec ?? 0,
      locale,
    };
    saveLessonPosition(position).catch((error: unknown) => report(error));
  }, [learner, courseId, lesson.id, isSettled, progress, locale]);
}
