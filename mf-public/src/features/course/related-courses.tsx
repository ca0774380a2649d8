import type { CourseCard as CourseCardData } from '@cursiv/shared-domain';
import { Grid, PagePart } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { CourseCard } from '../../shared/cards/course-card.tsx';

/** Related courses. */
export function RelatedCourses({ courses }: { courses: readonly CourseCardData[] }) {
  const t = useT();
  if (courses.length === 0) return null;
  return (
    <PagePart title={t('course.related')}>
      <Grid as="list" min="16rem" gap={6}>
        {courses.map((course) => (
          <li key={course.id}>
            <CourseCard course={course} />
          </li>
        ))}
      </Grid>
    </PagePart>
  );
}
