import type { Locale } from '@cursiv/shared-domain';
import { formatDuration, useLocale, useVocabulary } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { Badge, VisuallyHidden } from '@cursiv/shared-ui';
import { BookOpenText, CircleCheck, CirclePlay, Lock } from 'lucide-react';
import { useT } from '../messages/messages.ts';
import type { CourseView, LessonView } from './course-view.ts';
import { LocalText } from './local-text.tsx';
import * as styles from './outline-list.module.css';

type OutlineListProps = {
  course: Pick<CourseView, 'id' | 'baseLocale' | 'sections'>;
  /** Whether the reader may open this lesson. */
  isOpen: (lesson: LessonView) => boolean;
  /** Ids of lessons that the reader has finished. */
  done?: ReadonlySet<string>;
  /** The lesson that is being shown. */
  current?: string | undefined;
  /** Level of the sections' headings. */
  level?: 2 | 3;
};

const icons = { text: BookOpenText, video: CirclePlay };

type LineProps = {
  courseId: string;
  base: Locale;
  lesson: LessonView;
  isOpen: boolean;
  isDone: boolean;
  isCurrent: boolean;
};

function LessonLine({ courseId, base, lesson, isOpen, isDone, isCurrent }: LineProps) {
  const t = useT();
  const words = useVocabulary();
  const locale = useLocale();
  const Icon = isDone ? CircleCheck : isOpen ? icons[lesson.type] : Lock;
  const title = <LocalText value={lesson.title} base={base} marked otherwise={t('untitledLesson')} />;
  return (
    <li className={styles.lesson} data-current={isCurrent}>
      <span className={styles.icon} data-done={isDone}>
        <Icon size={20} aria-hidden />
        <VisuallyHidden>
          {words(`lessonType.${lesson.type}`)}
          {isDone && `, ${t('outline.done')}`}
          {!isOpen && `, ${t('outline.closed')}`}
        </VisuallyHidden>
      </span>
      <span className={styles.title}>
        {isOpen ? (
          <Link
            to={paths.lessonVideo(courseId, lesson.id)}
            className={styles.link}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {title}
          </Link>
        ) : (
          title
        )}
        {lesson.freePreview && (
          <Badge tone="progress" size="small">
            {t('outline.free')}
          </Badge>
        )}
      </span>
      <span className={styles.duration}>{formatDuration(lesson.durationSec, locale)}</span>
    </li>
  );
}

/** A course's lessons in order; those that the reader may open are links. */
export function OutlineList({ course, isOpen, done = new Set(), current, level = 3 }: OutlineListProps) {
  const t = useT();
  const Heading = `h${level}` as const;
  return (
    <ol className={styles.outline}>
      {course.sections.map((section) => (
        <li key={section.id}>
          <Heading className={styles.heading}>
            <LocalText value={section.title} base={course.baseLocale} otherwise={t('untitledSection')} />
          </Heading>
          <ol>
            {section.lessons.map((lesson) => (
              <LessonLine
                key={lesson.id}
                courseId={course.id}
                base={course.baseLocale}
                lesson={lesson}
                isOpen={isOpen(lesson)}
                isDone={done.has(lesson.id)}
                isCurrent={lesson.id === current}
              />
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}
