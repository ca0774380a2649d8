import type { Loadable } from '@cursiv/shared-data';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { ButtonLink, EmptyState, Grid, Section } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { LearningCard } from '../../shared/learning-card.tsx';
import { LoadableView } from '../../shared/loadable-view.tsx';
import type { Learning } from '../../shared/use-learning.ts';

const SHOWN = 3;

/** The most recently used courses. */
export function LearningSection({ learning }: { learning: Loadable<Learning[]> }) {
  const t = useT();
  return (
    <Section title={t('nav.courses')} actions={<Link to={paths.myCourses()}>{t('overview.all')}</Link>}>
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
              {courses.slice(0, SHOWN).map((item) => (
                <LearningCard key={item.course.id} {...item} />
              ))}
            </Grid>
          )
        }
      </LoadableView>
    </Section>
  );
}
