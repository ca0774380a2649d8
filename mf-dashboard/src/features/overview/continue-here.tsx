import { getLesson, type Loadable, useLoad } from '@cursiv/shared-data';
import { paths } from '@cursiv/shared-platform';
import { ButtonLink, ProgressBar } from '@cursiv/shared-ui';
import { useCallback, useId } from 'react';
import { useT } from '../../messages/messages.ts';
import { lessonToContinue } from '../../shared/courses/lesson-to-continue.ts';
import type { Learning } from '../../shared/courses/use-learning.ts';
import { LocalText } from '../../shared/local-text.tsx';
import { CourseCover } from '../../shared/media/course-cover.tsx';
import * as styles from './continue-here.module.css';

/** The last opened lesson, to continue with one press; nothing when no course is in progress. */
export function ContinueHere({ learning }: { learning: Loadable<Learning[]> }) {
  if (learning.status !== 'ready') return null;
  const latest = learning.value.find(({ enrollment }) => enrollment.status === 'active');
  const lessonId = latest && lessonToContinue(latest.course, latest.enrollment);
  return lessonId ? <LatestLesson learning={latest} lessonId={lessonId} /> : null;
}

function LatestLesson({ learning: { course, enrollment }, lessonId }: { learning: Learning; lessonId: string }) {
  const t = useT();
  const titleId = useId();
  const { id, version } = course;
  const known = course.lessonTitles?.[lessonId];
  const isKnown = known !== undefined;
  const read = useLoad(
    useCallback(
      async () => (isKnown ? undefined : getLesson({ id, version }, lessonId)),
      [isKnown, id, version, lessonId],
    ),
  );
  const lessonTitle = known ?? (read.status === 'ready' ? read.value?.title : undefined);
  const { completed, total, pct } = enrollment.progress;
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.cover}>
        <CourseCover course={course} priority />
      </div>
      <div className={styles.text}>
        <p className={styles.above}>{t('overview.continueHere')}</p>
        <h2 id={titleId}>
          <LocalText value={course.title} base={course.baseLocale} />
        </h2>
        <p className={styles.lesson}>
          {lessonTitle && <LocalText value={lessonTitle} base={course.baseLocale} marked />}
        </p>
        <ProgressBar
          value={pct / 100}
          label={t('learning.progress')}
          valueText={t('learning.done', { count: total, completed })}
        />
        <div>
          <ButtonLink to={paths.lessonVideo(course.id, lessonId)}>
            {t(completed === 0 && !enrollment.last ? 'learning.start' : 'learning.continue')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
