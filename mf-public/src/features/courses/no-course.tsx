import type { CoursesPayload } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { Grid, PagePart } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { CourseCard } from '../../shared/cards/course-card.tsx';
import { WaysOn } from '../../shared/lists/ways-on.tsx';

/** Nothing found: changes that would find something, and popular courses. */
export function NoCourse({ result: { ways, popular = [] } }: { result: CoursesPayload }) {
  const t = useT();
  return (
    <>
      {ways && (
        <WaysOn
          title={t('courses.empty.title')}
          text={t('courses.empty.text')}
          path={paths.courses()}
          ways={ways}
          nameOf={(name) => t(`filterName.${name}`)}
          countOf={(count) => t('courses.count', { count })}
        />
      )}
      {popular.length > 0 && (
        <PagePart title={t('courses.popular')}>
          <Grid as="list" min="18rem" gap={6}>
            {popular.map((course) => (
              <li key={course.id}>
                <CourseCard course={course} />
              </li>
            ))}
          </Grid>
        </PagePart>
      )}
    </>
  );
}
