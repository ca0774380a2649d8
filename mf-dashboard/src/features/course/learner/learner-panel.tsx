import type { Enrollment } from '@cursiv/shared-domain';
import { formatDuration, useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Badge, ButtonLink, ProgressBar } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { OwnCertificate } from '../../../shared/certificates/own-certificate.tsx';
import { lessonToGoOnWith, secondsLeft } from '../../../shared/courses/learning/time-left.ts';
import { lessonsOf, type ReadableCourse, type ReadableLesson } from '../../../shared/courses/readable-course.ts';
import { LocalText } from '../../../shared/local-text.tsx';
import { useCourseWords } from '../course-words.ts';
import * as styles from '../panel.module.css';

type LearnerPanelProps = {
  course: ReadableCourse;
  enrollment: Enrollment;
  done: ReadonlySet<string>;
  isOpen: (lesson: ReadableLesson) => boolean;
};

/** A learner's next step, what is left, and their progress. */
export function LearnerPanel({ course, enrollment, done, isOpen }: LearnerPanelProps) {
  const t = useT();
  const words = useCourseWords();
  const locale = useLocale();
  const next = lessonToGoOnWith(course, enrollment, done, isOpen);
  const left = secondsLeft(course, enrollment, done);
  const { completed, total, pct } = enrollment.progress;
  const isFinished = enrollment.status === 'completed';
  const hasQuiz = lessonsOf(course).some(({ type }) => type === 'quiz');
  return (
    <section className={styles.panel} aria-label={t('learning.progress')}>
      <div className={styles.grow}>
        {isFinished && (
          <p>
            <Badge tone="success">{t('enrollmentStatus.completed')}</Badge>
          </p>
        )}
        {next && !isFinished && (
          <p className={styles.next}>
            {t('course.nextLesson')} <LocalText value={next.title} base={course.baseLocale} />
          </p>
        )}
        <ProgressBar
          value={pct / 100}
          label={t('learning.progress')}
          valueText={t('learning.done', { count: total, completed })}
        />
        {!isFinished && (
          <p className={styles.note}>
            {left > 0 && words('left', { length: formatDuration(left, locale) })} {hasQuiz && words('certificateAhead')}
          </p>
        )}
      </div>
      {isFinished && <OwnCertificate course={course} uid={enrollment.uid} />}
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
