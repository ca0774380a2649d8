import { useUser } from '@cursiv/shared-auth';
import type { User } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { ButtonLink, EmptyState, Grid, PagePart } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { keptAddress } from '../../shared/courses/course-addresses.ts';
import { LearningCard } from '../../shared/courses/learning-card.tsx';
import { useLearning } from '../../shared/courses/use-learning.ts';
import { useOfflineWords } from '../../shared/offline/offline-words.ts';
import { DashboardPage } from '../../shared/pages/dashboard-page.tsx';
import { LoadableView } from '../../shared/pages/loadable-view.tsx';
import { PartsTogether } from '../../shared/pages/parts-together.tsx';
import { Drafts } from './drafts.tsx';
import { FormerCourses } from './former/former-courses.tsx';
import { HelpedDrafts } from './helped/helped-drafts.tsx';
import { WritingInvitations } from './helped/writing-invitations.tsx';
import { Invitations } from './invitations/invitations.tsx';

/** The courses that the reader takes and the courses that they write. */
export default function MyCoursesPage() {
  return <MyCourses user={useUser()} />;
}

/** What the page shows to a person. */
export function MyCourses({ user: { id: uid, email } }: { user: User }) {
  const t = useT();
  const offlineWords = useOfflineWords();
  const learning = useLearning(uid);
  return (
    <DashboardPage
      documentTitle={t('nav.courses')}
      title={t('nav.courses')}
      actions={
        <>
          <ButtonLink to="/dashboard/certificates" variant="quiet">
            {t('certificates.title')}
          </ButtonLink>
          <ButtonLink to={keptAddress()} variant="quiet">
            {offlineWords('title')}
          </ButtonLink>
        </>
      }
    >
      <PartsTogether>
        <WritingInvitations email={email} />
        <PagePart title={t('myCourses.learning')}>
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
        </PagePart>
        {learning.status === 'ready' && (
          <FormerCourses uid={uid} open={new Set(learning.value.map(({ course }) => course.id))} />
        )}
        <Invitations uid={uid} />
        <Drafts uid={uid} />
        <HelpedDrafts uid={uid} />
      </PartsTogether>
    </DashboardPage>
  );
}
