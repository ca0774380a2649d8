import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { PagePart } from '@cursiv/shared-ui';
import type { ReactNode } from 'react';
import { useT } from '../../../messages/messages.ts';
import type { ReadableCourse, ReadableLesson } from '../../../shared/courses/readable-course.ts';
import { LocalText } from '../../../shared/local-text.tsx';
import * as styles from '../panel.module.css';

type LessonLinksProps = {
  title: string;
  course: ReadableCourse;
  lessons: readonly ReadableLesson[];
  /** What is said of each besides its title. */
  about?: (lesson: ReadableLesson) => ReactNode;
};

/** Some lessons of a course, under a title; nothing without any. */
export function LessonLinks({ title, course, lessons, about }: LessonLinksProps) {
  const t = useT();
  if (lessons.length === 0) return null;
  return (
    <PagePart title={title}>
      <ul className={styles.links}>
        {lessons.map((lesson) => (
          <li key={lesson.id}>
            <Link to={paths.lessonVideo(course.id, lesson.id)}>
              <LocalText value={lesson.title} base={course.baseLocale} otherwise={t('untitledLesson')} />
            </Link>
            {about && <p className={styles.note}>{about(lesson)}</p>}
          </li>
        ))}
      </ul>
    </PagePart>
  );
}
