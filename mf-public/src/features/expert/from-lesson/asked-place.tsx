import { pick } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { Button, Cluster, clockTime } from '@cursiv/shared-ui';
import * as styles from './asked-place.module.css';
import { useFromLessonT } from './messages/messages.ts';
import type { AskedPlace as Place } from './use-asked-place.ts';

/** What goes along with a request from a lesson: the place, and what the learner wrote there. */
export function AskedPlace({ place, onLeave }: { place: Place; onLeave: () => void }) {
  const t = useFromLessonT();
  const locale = useLocale();
  const { courseId, lessonId, courseTitle, lessonTitle, second, passage, note } = place;
  const [course, lesson] = [courseTitle, lessonTitle].map((title) => title && pick(title, locale)?.value);
  return (
    <section className={styles.place} aria-label={t('title')}>
      <p>
        <strong>{t('title')}</strong>{' '}
        <Link to={paths.lessonVideo(courseId, lessonId)}>
          {lesson && course ? t('lesson', { lesson, course }) : t('aLesson')}
        </Link>
        {second !== undefined && `, ${t('at', { time: clockTime(second) })}`}
      </p>
      {passage && (
        <blockquote className={styles.quote} lang={passage.locale === locale ? undefined : passage.locale}>
          {passage.quote}
        </blockquote>
      )}
      {note && <p className={styles.note}>{note}</p>}
      <Cluster>
        <span className={styles.soft}>{t('seen')}</span>
        <Button variant="quiet" size="small" onClick={onLeave}>
          {t('leave')}
        </Button>
      </Cluster>
    </section>
  );
}
