import { paths } from '@cursiv/shared-platform';
import { ButtonLink, EmptyState } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { lessonsOf, type ReadableCourse, type ReadableLesson } from '../../shared/courses/readable-course.ts';
import { useTextOf } from '../../shared/use-text-of.ts';

/** Replaces a lesson whose turn has not come, with the way to the one that opens it. */
export function LockedLesson({ course, lesson }: { course: ReadableCourse; lesson: ReadableLesson }) {
  const t = useT();
  const textOf = useTextOf();
  const before = lessonsOf(course).find(({ id }) => id === lesson.comesAfter);
  return (
    <EmptyState
      title={t('lesson.locked')}
      text={t('lesson.lockedText', { title: before ? textOf(before.title, course.baseLocale) : '' })}
      action={before && <ButtonLink to={paths.lessonVideo(course.id, before.id)}>{t('lesson.toBefore')}</ButtonLink>}
    />
  );
}
