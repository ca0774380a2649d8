import type { CoursesPayload } from '@cursiv/shared-domain';
import { Grid } from '@cursiv/shared-ui';
import { CourseCard } from '../../shared/cards/course-card.tsx';

/** Cards visible when the page opens; their covers load at once. */
const FIRST_CARDS = 3;

/** One page of the courses found. */
export function CourseResults({ courses }: Pick<CoursesPayload, 'courses'>) {
  return (
    <Grid as="list" min="18rem" gap={6}>
      {courses.map(({ foundIn, ...course }, index) => (
        <li key={course.id}>
          <CourseCard course={course} foundIn={foundIn} level={2} priority={index < FIRST_CARDS} />
        </li>
      ))}
    </Grid>
  );
}
