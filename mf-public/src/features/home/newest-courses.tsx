import type { CourseCard as CourseCardData } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { Grid, Section } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { CourseCard } from '../../shared/course-card.tsx';
import { MoreLink } from './more-link.tsx';

/** What came out lately. */
export function NewestCourses({ courses }: { courses: readonly CourseCardData[] }) {
  const t = useT();
  if (courses.length === 0) return null;
  return (
    <Section title={t('home.newest')} actions={<MoreLink to={paths.courses()}>{t('home.allCourses')}</MoreLink>}>
      <Grid as="list" min="18rem" gap={6}>
        {courses.map((course) => (
          <li key={course.id}>
            <CourseCard course={course} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
