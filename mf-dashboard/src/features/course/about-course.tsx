import { pick } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { PagePart, Prose } from '@cursiv/shared-ui';
import { Check } from 'lucide-react';
import { useT } from '../../messages/messages.ts';
import type { ReadableCourse } from '../../shared/courses/readable-course.ts';
import * as styles from './about-course.module.css';

/** The description and the outcomes of a course. */
export function AboutCourse({ course }: { course: ReadableCourse }) {
  const t = useT();
  const locale = useLocale();
  const description = pick(course.description, locale, course.baseLocale);
  const outcomes = pick(course.outcomes, locale, course.baseLocale);
  return (
    <>
      {description && (
        <PagePart title={t('course.about')}>
          <Prose text={description.value} locale={description.locale} />
        </PagePart>
      )}
      {outcomes && (
        <PagePart title={t('course.outcomes')}>
          <ul className={styles.outcomes} lang={outcomes.isFallback ? outcomes.locale : undefined}>
            {outcomes.value.filter(Boolean).map((outcome) => (
              <li key={outcome} className={styles.outcome}>
                <Check size={20} aria-hidden />
                <span>{outcome}</span>
              </li>
            ))}
          </ul>
        </PagePart>
      )}
    </>
  );
}
