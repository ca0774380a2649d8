import type { CoursePayload } from '@cursiv/shared-domain';
import { formatDate, formatDuration, formatLanguage, formatList, formatNumber, useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { Cover, DefinitionList, Rating } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import * as styles from './course-aside.module.css';
import { EnrollPanel } from './enrolment/enroll-panel.tsx';
import { learnersOf } from './enrolment/enrolled-now.ts';
import { ShareButton } from './share-button.tsx';

/** A day on the site's own clock, the same wherever it is rendered. */
const SITE_DAY = { dateStyle: 'long', timeZone: 'Europe/Bucharest' } as const;

/** The course at a glance, with its main button; stays visible on wide screens. */
export function CourseAside({ course }: { course: CoursePayload }) {
  const t = useT();
  const locale = useLocale();
  const learners = learnersOf(course.id, course.enrollmentCount);
  const average = formatNumber(course.ratingAvg, locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const languages = course.locales.map((language) => formatLanguage(language, locale));
  const facts = [
    { id: 'level', term: t('course.level'), value: t(`level.${course.level}`) },
    { id: 'length', term: t('course.length'), value: formatDuration(course.durationSec, locale) },
    { id: 'lessons', term: t('course.lessons'), value: t('counted.lessons', { count: course.lessonCount }) },
    { id: 'languages', term: t('course.languages'), value: formatList(languages, locale) },
    { id: 'updated', term: t('course.published'), value: formatDate(new Date(course.publishedAt), locale, SITE_DAY) },
  ];
  return (
    <aside className={styles.aside} aria-label={t('course.glance')}>
      <div className={styles.cover}>
        <Cover title={course.title.text} seed={course.id} subject={course.categoryId} {...course.cover} priority />
      </div>
      <EnrollPanel courseId={course.id} learners={learners} />
      <ShareButton path={paths.course(course.id)} title={course.title.text} />
      {course.ratingCount > 0 && (
        <p className={styles.rating}>
          <Rating value={course.ratingAvg} label={t('rating', { value: average, count: course.ratingCount })} />
          <span aria-hidden="true">
            {average} ({formatNumber(course.ratingCount, locale)})
          </span>
        </p>
      )}
      {learners > 0 && (
        <p className={styles.learners}>
          {t('course.learners', {
            count: learners,
            number: formatNumber(learners, locale),
          })}
        </p>
      )}
      <DefinitionList items={facts} />
      <p>
        <Link
          to={`${paths.experts()}?${new URLSearchParams({ course: course.id, language: locale })}`}
          className={styles.experts}
        >
          {t('course.experts')}
        </Link>
      </p>
    </aside>
  );
}
