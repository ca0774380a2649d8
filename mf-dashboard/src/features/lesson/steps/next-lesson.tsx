import { formatDuration, useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { ArrowRight } from 'lucide-react';
import { useT } from '../../../messages/messages.ts';
import type { ReadableCourse, ReadableLesson } from '../../../shared/courses/readable-course.ts';
import { LocalText } from '../../../shared/local-text.tsx';
import { useLessonWords } from '../room/lesson-words.ts';
import * as styles from './lesson-steps.module.css';

type NextLessonProps = { course: ReadableCourse; lesson: ReadableLesson; isNext: boolean };

/** The lesson to go on with, as a card. */
export function NextLesson({ course, lesson, isNext }: NextLessonProps) {
  const t = useT();
  const words = useLessonWords();
  const locale = useLocale();
  return (
    <Link to={paths.lessonVideo(course.id, lesson.id)} className={styles.next}>
      <span className={styles.nextWords}>
        <span className={styles.nextLabel}>{isNext ? t('lesson.next') : words('stillOpen')}</span>
        <span className={styles.nextTitle}>
          <LocalText value={lesson.title} base={course.baseLocale} otherwise={t('untitledLesson')} />
        </span>
        <span className={styles.nextLabel}>
          {t(`lessonType.${lesson.type}`)} · {formatDuration(lesson.durationSec, locale)}
        </span>
      </span>
      <ArrowRight size={24} aria-hidden />
    </Link>
  );
}
