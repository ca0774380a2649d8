import type { Locale } from '@cursiv/shared-domain';
import { formatDuration, useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { Badge, VisuallyHidden } from '@cursiv/shared-ui';
import { Bookmark, BookOpenText, CircleCheck, CirclePlay, FileDown, ListChecks, Lock } from 'lucide-react';
import { useT } from '../../messages/messages.ts';
import { LocalText } from '../local-text.tsx';
import * as styles from './outline-list.module.css';
import type { ReadableCourse, ReadableLesson } from './readable-course.ts';

type OutlineListProps = {
  course: Pick<ReadableCourse, 'id' | 'baseLocale' | 'units'>;
  /** Whether the reader may open this lesson. */
  isOpen: (lesson: ReadableLesson) => boolean;
  /** Ids of lessons that the reader has finished. */
  done?: ReadonlySet<string>;
  /** Ids of lessons that the reader has begun, and of those with a bookmark. */
  begun?: ReadonlySet<string>;
  bookmarked?: ReadonlySet<string>;
  /** The lesson that is being shown. */
  current?: string | undefined;
  /** Follows the addresses of lessons, such as the choices of a preview. */
  search?: string;
  /** Level of the units' headings. */
  level?: 2 | 3;
};

const icons = { text: BookOpenText, video: CirclePlay, quiz: ListChecks, file: FileDown };

type LineProps = {
  courseId: string;
  search: string;
  base: Locale;
  lesson: ReadableLesson;
  isOpen: boolean;
  isDone: boolean;
  isBegun: boolean;
  isBookmarked: boolean;
  isCurrent: boolean;
};

function LessonLine({ courseId, search, base, lesson, isOpen, isDone, isBegun, isBookmarked, isCurrent }: LineProps) {
  const t = useT();
  const locale = useLocale();
  const Icon = isDone ? CircleCheck : isOpen ? icons[lesson.type] : Lock;
  const title = <LocalText value={lesson.title} base={base} marked otherwise={t('untitledLesson')} />;
  return (
    <li className={styles.lesson} data-current={isCurrent}>
      <span className={styles.icon} data-done={isDone}>
        <Icon size={20} aria-hidden />
        <VisuallyHidden>
          {t(`lessonType.${lesson.type}`)}
          {isDone && `, ${t('outline.done')}`}
          {isBookmarked && `, ${t('outline.bookmarked')}`}
          {!isOpen && `, ${t('outline.closed')}`}
        </VisuallyHidden>
      </span>
      <span className={styles.title}>
        {isOpen ? (
          <Link
            to={paths.lessonVideo(courseId, lesson.id) + search}
            className={styles.link}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {title}
          </Link>
        ) : (
          title
        )}
        {isBegun && !isDone && <span className={styles.begun}>{t('outline.begun')}</span>}
        {isBookmarked && <Bookmark size={16} aria-hidden />}
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
export function OutlineList({
  course,
  isOpen,
  done = new Set(),
  begun,
  bookmarked,
  current,
  search = '',
  level = 3,
}: OutlineListProps) {
  const t = useT();
  const Heading = `h${level}` as const;
  return (
    <ol className={styles.outline}>
      {course.units.map((unit) => (
        <li key={unit.id}>
          <Heading className={styles.heading}>
            <LocalText value={unit.title} base={course.baseLocale} otherwise={t('untitledSection')} />
          </Heading>
          <ol>
            {unit.lessons.map((lesson) => (
              <LessonLine
                key={lesson.id}
                courseId={course.id}
                search={search}
                base={course.baseLocale}
                lesson={lesson}
                isOpen={isOpen(lesson)}
                isDone={done.has(lesson.id)}
                isBegun={begun?.has(lesson.id) === true}
                isBookmarked={bookmarked?.has(lesson.id) === true}
                isCurrent={lesson.id === current}
              />
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}
