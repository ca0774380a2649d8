import type { Loadable } from '@cursiv/shared-data';
import { OVERVIEW_MOST } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { ButtonLink, EmptyState, Grid, PagePart } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { LearningCard } from '../../shared/courses/learning-card.tsx';
import type { Learning } from '../../shared/courses/use-learning.ts';
import { LoadableView } from '../../shared/pages/loadable-view.tsx';

/** The most recently used courses. */
export function LearningPart({ learning }: { learning: Loadable<Learning[]> }) {
  const t = useT();
  return (
    <PagePart title={t('nav.courses')} actions={<Link to={paths.myCourses()}>{t('overview.all')}</Link>}>
      <LoadableView of={learning}>
        {(courses) =>
          courses.length === 0 ? (
            <EmptyState
              level={3}
              title={t('myCourses.empty')}
              text={t('myCourses.emptyText')}
              action={<ButtonLink to={paths.courses()}>{t('overview.findCourse')}</ButtonLink>}
            />
          ) : (
            <Grid>
              {courses.slice(0, OVERVIEW_MOST.courses).map((item) => (
                <LearningCard key={item.course.id} {...item} />
              ))}
            </Grid>
          )
        }
      </LoadableView>
    </PagePart>
  );
}
