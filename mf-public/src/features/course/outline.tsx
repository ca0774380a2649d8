import type { CoursePage, LessonLine as LessonLineData } from '@cursiv/shared-domain';
import { formatDuration, type Locale, useLocale, useVocabulary } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { Badge, Section } from '@cursiv/shared-ui';
import { BookOpenText, CirclePlay } from 'lucide-react';
import { useT } from '../../messages/messages.ts';
import { LocalText } from '../../shared/local-text.tsx';
import * as styles from './outline.module.css';

const icons = { text: BookOpenText, video: CirclePlay };

type LessonLineProps = {
  courseId: string;
  /** Language of the course as it is shown; only a lesson that differs from it is marked. */
  courseLocale: Locale;
  lesson: LessonLineData;
};

function LessonLine({ courseId, courseLocale, lesson }: LessonLineProps) {
  const t = useT();
  const words = useVocabulary();
  const locale = useLocale();
  const Icon = icons[lesson.type];
  const title = <LocalText value={lesson.title} marked={lesson.title.locale !== courseLocale} />;
  return (
    <li className={styles.lesson}>
      <span className={styles.icon} role="img" aria-label={words(`lessonType.${lesson.type}`)}>
        <Icon size={20} aria-hidden />
      </span>
      <span className={styles.title}>
        {lesson.freePreview ? (
          <>
            <Link to={paths.lessonVideo(courseId, lesson.id)} className={styles.link}>
              {title}
            </Link>{' '}
            <Badge tone="progress" size="small">
              {t('course.freePreview')}
            </Badge>
          </>
        ) : (
          title
        )}
      </span>
      <span className={styles.duration}>{formatDuration(lesson.durationSec, locale)}</span>
    </li>
  );
}

/** The course's lessons in their order; those that everybody may open are links. */
export function Outline({ course }: { course: CoursePage }) {
  const t = useT();
  const words = useVocabulary();
  const locale = useLocale();
  const summary = `${words('lessons', { count: course.lessonCount })}, ${formatDuration(course.durationSec, locale)}`;
  return (
    <Section title={t('course.outline')} lead={summary} id="outline">
      <ol className={styles.outline}>
        {course.outline.map((part) => (
          <li key={part.id} className={styles.part}>
            <h3 className={styles.partTitle}>
              <LocalText value={part.title} />
            </h3>
            <ol>
              {part.lessons.map((lesson) => (
                <LessonLine key={lesson.id} courseId={course.id} courseLocale={course.title.locale} lesson={lesson} />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </Section>
  );
}
