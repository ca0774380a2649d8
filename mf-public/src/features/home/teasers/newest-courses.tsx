import type { CourseCard as CourseCardData } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { Grid, PagePart } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { CourseCard } from '../../../shared/cards/course-card.tsx';
import { MoreLink } from './more-link.tsx';

/** The largest number of cards: one row on a wide screen. */
const MAX_CARDS = 3;

type NewestCoursesProps = {
  courses: readonly CourseCardData[];
  /** Already shown above, and not repeated. */
  featured: readonly CourseCardData[];
};

/** The latest courses. */
export function NewestCourses({ courses, featured }: NewestCoursesProps) {
  const t = useT();
  const newest = courses.filter(({ id }) => !featured.some((course) => course.id === id)).slice(0, MAX_CARDS);
  if (newest.length === 0) return null;
  return (
    <PagePart title={t('home.newest')} actions={<MoreLink to={paths.courses()}>{t('home.allCourses')}</MoreLink>}>
      <Grid as="list" min="18rem" gap={6}>
        {newest.map((course) => (
          <li key={course.id}>
            <CourseCard course={course} />
          </li>
        ))}
      </Grid>
    </PagePart>
  );
}
