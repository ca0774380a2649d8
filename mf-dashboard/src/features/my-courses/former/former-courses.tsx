import { useWatch, watchEnrollments } from '@cursiv/shared-data';
import type { Course, Enrollment } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { ButtonLink, Facts, ListRow, PagePart, useHoldsBack } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useStandingT } from '../../../shared/courses/standing/messages/messages.ts';
import { standingOf } from '../../../shared/courses/standing/standing-of.ts';
import { useCourses } from '../../../shared/courses/use-courses.ts';
import { isLearner } from '../../../shared/courses/use-enrollment.ts';
import { useTextOf } from '../../../shared/use-text-of.ts';

/** The courses that a person has left, and those that were closed to them; nothing where there are none. */
export function FormerCourses({ uid, open }: { uid: string; open: ReadonlySet<string> }) {
  const says = useStandingT();
  const watched = useWatch(useMemo(() => watchEnrollments(uid), [uid]));
  const enrollments = watched.status === 'ready' ? watched.value : [];
  const former = enrollments.filter((each) => !isLearner(each) || !open.has(each.courseId));
  const courses = useCourses(former.filter((each) => !isLearner(each)).map(({ courseId }) => courseId));
  useHoldsBack(watched.status === 'loading' || courses.status === 'loading');
  if (courses.status !== 'ready' || former.length === 0) return null;
  return (
    <PagePart title={says('former')}>
      <ul>
        {former.map((enrollment) => (
          <FormerCourse key={enrollment.id} enrollment={enrollment} course={courses.value.get(enrollment.courseId)} />
        ))}
      </ul>
    </PagePart>
  );
}

function FormerCourse({ enrollment, course }: { enrollment: Enrollment; course: Course | undefined }) {
  const t = useT();
  const says = useStandingT();
  const textOf = useTextOf();
  const { courseId, status, progress } = enrollment;
  const standing = standingOf(course?.status, status) ?? 'left';
  const title = course ? textOf(course.title, course.baseLocale) : says('unnamed');
  const home = paths.dashboardCourse(courseId);
  const isBack = standing === 'left';
  return (
    <ListRow
      actions={
        <ButtonLink
          to={home}
          variant="secondary"
          size="small"
          aria-label={isBack ? `${t('course.resume')}: ${title}` : says('moreOf', { title })}
        >
          {isBack ? t('course.resume') : says('more')}
        </ButtonLink>
      }
    >
      <Link to={home}>{title}</Link>
      <Facts
        items={[
          { id: 'standing', text: says(`short.${standing}`) },
          { id: 'done', text: t('learning.done', { count: progress.total, completed: progress.completed }) },
        ]}
      />
    </ListRow>
  );
}
