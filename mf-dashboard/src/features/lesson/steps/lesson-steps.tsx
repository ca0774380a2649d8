import { completionOf, type Enrollment, filmLength, type LessonState, watchedPct } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { ButtonLink } from '@cursiv/shared-ui';
import { ArrowLeft } from 'lucide-react';
import { useT } from '../../../messages/messages.ts';
import type { ReadableCourse, ReadableLesson } from '../../../shared/courses/readable-course.ts';
import { PenStroke } from '../finish/pen-stroke.tsx';
import type { LessonRecord } from '../record/lesson-record.ts';
import { useLessonWords } from '../room/lesson-words.ts';
import { DoneButton } from './done-button.tsx';
import * as styles from './lesson-steps.module.css';
import type { LessonWays } from './lesson-ways.ts';
import { NextLesson } from './next-lesson.tsx';

type LessonStepsProps = {
  course: ReadableCourse;
  lesson: ReadableLesson;
  ways: LessonWays;
  enrollment: Enrollment | undefined;
  record: LessonRecord | undefined;
  progress: LessonState | undefined;
  /** Whether the lesson was finished while it is open. */
  isJustDone: boolean;
  /** Whether the end of the course stands above, with its own way back. */
  isCourseDone: boolean;
};

/** The end of a lesson: done and on, where that is the learner's to say, and the lessons before and after. */
export function LessonSteps(props: LessonStepsProps) {
  const { course, lesson, ways, enrollment, record, progress, isJustDone, isCourseDone } = props;
  const t = useT();
  const completion = completionOf(lesson);
  const lengthSec = filmLength(lesson);
  const isDone = progress?.state === 'completed';
  return (
    <nav className={styles.steps} aria-label={t('lesson.steps')}>
      {record && !isDone && lengthSec !== undefined && completion === 'watch' && (
        <p className={styles.watched}>{t('lesson.watched', { pct: watchedPct(progress?.watched ?? '', lengthSec) })}</p>
      )}
      <div role="status">{isJustDone && completion !== 'manual' && <LessonMoment />}</div>
      <div className={styles.ways}>
        {record && enrollment && (
          <DoneButton
            course={course}
            lesson={lesson}
            onwards={ways.onwards}
            enrollment={enrollment}
            record={record}
            isDone={isDone}
          />
        )}
        {ways.previous && (
          <ButtonLink
            to={paths.lessonVideo(course.id, ways.previous.id)}
            variant="quiet"
            icon={<ArrowLeft size={18} aria-hidden />}
          >
            {t('lesson.previous')}
          </ButtonLink>
        )}
      </div>
      {ways.onwards ? (
        <NextLesson course={course} lesson={ways.onwards} isNext={ways.onwards === ways.next} />
      ) : (
        !isCourseDone && (
          <ButtonLink to={paths.dashboardCourse(course.id)} variant="secondary">
            {t('lesson.toCourse')}
          </ButtonLink>
        )
      )}
    </nav>
  );
}

function LessonMoment() {
  const words = useLessonWords();
  return (
    <>
      <PenStroke />
      <p>{words('done')}</p>
    </>
  );
}
