import { useUser } from '@cursiv/shared-auth';
import { paths } from '@cursiv/shared-platform';
import { ButtonLink, EmptyState, Grid, Section } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { DashboardPage } from '../../shared/dashboard-page.tsx';
import { LearningCard } from '../../shared/learning-card.tsx';
import { LoadableView } from '../../shared/loadable-view.tsx';
import { useLearning } from '../../shared/use-learning.ts';
import { Drafts } from './drafts.tsx';

/** The courses that the reader takes and the courses that they write. */
export default function MyCoursesPage() {
  const t = useT();
  const { id: uid } = useUser();
  const learning = useLearning(uid);
  return (
    <DashboardPage documentTitle={t('nav.courses')} title={t('nav.courses')}>
      <Section title={t('myCourses.learning')}>
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
                {courses.map((item) => (
                  <LearningCard key={item.course.id} {...item} />
                ))}
              </Grid>
            )
          }
        </LoadableView>
      </Section>
      <Drafts uid={uid} />
    </DashboardPage>
  );
}
