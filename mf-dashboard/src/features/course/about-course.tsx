import { pick } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { Section } from '@cursiv/shared-ui';
import { Check } from 'lucide-react';
import { useT } from '../../messages/messages.ts';
import type { CourseView } from '../../shared/course-view.ts';
import { Prose } from '../../shared/prose.tsx';
import * as styles from './about-course.module.css';

/** The description and the outcomes of a course. */
export function AboutCourse({ course }: { course: CourseView }) {
  const t = useT();
  const locale = useLocale();
  const description = pick(course.description, locale, course.baseLocale);
  const outcomes = pick(course.outcomes, locale, course.baseLocale);
  return (
    <>
      {description && (
        <Section title={t('course.about')}>
          <Prose text={description.value} locale={description.locale} />
        </Section>
      )}
      {outcomes && (
        <Section title={t('course.outcomes')}>
          <ul className={styles.outcomes} lang={outcomes.isFallback ? outcomes.locale : undefined}>
            {outcomes.value.filter(Boolean).map((outcome) => (
              <li key={outcome} className={styles.outcome}>
                <Check size={20} aria-hidden />
                <span>{outcome}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
