import { useCommand } from '@cursiv/shared-data/commands';
import { useVocabulary } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Button, ButtonLink, toast } from '@cursiv/shared-ui';
import { ArrowLeft, ArrowRight, CircleCheck } from 'lucide-react';
import { useT } from '../../messages/messages.ts';
import { type CourseView, lessonsOf } from '../../shared/course-view.ts';
import type { LessonRecord } from './lesson-record.ts';
import * as styles from './lesson-steps.module.css';

type LessonStepsProps = { course: CourseView; lessonId: string; record: LessonRecord | undefined; isDone: boolean };

/** The steps after a lesson: mark it as done, go to the previous, go to the next. */
export function LessonSteps({ course, lessonId, record, isDone }: LessonStepsProps) {
  const t = useT();
  const words = useVocabulary();
  const { isPending, run } = useCommand();
  const lessons = lessonsOf(course);
  const place = lessons.findIndex(({ id }) => id === lessonId);
  const previous = lessons[place - 1];
  const next = lessons[place + 1];
  const mark = async (own: LessonRecord) => {
    const outcome = await run(() => own.mark(isDone ? 'in_progress' : 'completed'));
    if (outcome.status === 'failed') toast(words(`error.${outcome.code}`), { tone: 'danger' });
  };
  return (
    <nav className={styles.steps} aria-label={t('lesson.steps')}>
      {record && (
        <Button
          variant={isDone ? 'quiet' : 'primary'}
          pending={isPending}
          aria-pressed={isDone}
          icon={<CircleCheck size={20} aria-hidden />}
          onClick={() => void mark(record)}
        >
          {t(isDone ? 'lesson.done' : 'lesson.markDone')}
        </Button>
      )}
      <div className={styles.ways}>
        {previous && (
          <ButtonLink
            to={paths.lessonVideo(course.id, previous.id)}
            variant="secondary"
            icon={<ArrowLeft size={18} aria-hidden />}
          >
            {t('lesson.previous')}
          </ButtonLink>
        )}
        {next ? (
          <ButtonLink
            to={paths.lessonVideo(course.id, next.id)}
            variant={isDone ? 'primary' : 'secondary'}
            icon={<ArrowRight size={18} aria-hidden />}
          >
            {t('lesson.next')}
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.dashboardCourse(course.id)} variant="secondary">
            {t('lesson.toCourse')}
          </ButtonLink>
        )}
      </div>
    </nav>
  );
}
