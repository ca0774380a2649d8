import type { Enrollment } from '@cursiv/shared-domain';
import { useVocabulary } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Badge, ButtonLink, ProgressBar } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { type CourseView, lessonsOf } from '../../shared/course-view.ts';
import { LocalText } from '../../shared/local-text.tsx';
import * as styles from './panel.module.css';

type LearnerPanelProps = { course: CourseView; enrollment: Enrollment; done: ReadonlySet<string> };

/** A learner's progress, and the lesson to continue with: the last one, unless it is done and another is open. */
export function LearnerPanel({ course, enrollment, done }: LearnerPanelProps) {
  const t = useT();
  const words = useVocabulary();
  const lessons = lessonsOf(course);
  const last = lessons.find(({ id }) => id === enrollment.last?.lessonId && !done.has(id));
  const next = last ?? lessons.find(({ id }) => !done.has(id)) ?? lessons[0];
  const { completed, total, pct } = enrollment.progress;
  const isFinished = enrollment.status === 'completed';
  return (
    <section className={styles.panel} aria-label={t('learning.progress')}>
      <div className={styles.grow}>
        {isFinished && (
          <p>
            <Badge tone="success">{words('enrollmentStatus.completed')}</Badge>
          </p>
        )}
        <ProgressBar
          value={pct / 100}
          label={t('learning.progress')}
          valueText={t('learning.done', { count: total, completed })}
        />
        {next && !isFinished && (
          <p className={styles.note}>
            {t('course.nextLesson')} <LocalText value={next.title} base={course.baseLocale} />
          </p>
        )}
      </div>
      {next && (
        <ButtonLink to={paths.lessonVideo(course.id, next.id)}>
          {t(
            isFinished
              ? 'learning.again'
              : completed === 0 && !enrollment.last
                ? 'learning.start'
                : 'learning.continue',
          )}
        </ButtonLink>
      )}
    </section>
  );
}
