import { useSession, useUser } from '@cursiv/shared-auth';
import { useWatch, watchBookings, watchNextBookings } from '@cursiv/shared-data';
import { OVERVIEW_MOST, overviewBegunSince, overviewSince, type User } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { ButtonLink } from '@cursiv/shared-ui';
import { useMemo, useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { useLearning } from '../../shared/courses/use-learning.ts';
import { DashboardPage } from '../../shared/pages/dashboard-page.tsx';
import { PartsTogether } from '../../shared/pages/parts-together.tsx';
import { useBegun } from '../../shared/use-begun.ts';
import { ConfirmAddress } from './confirm-address.tsx';
import { ContinueHere } from './continue-here.tsx';
import { WeeklyGoalPart } from './goal/weekly-goal-part.tsx';
import { LearningPart } from './learning-part.tsx';
import { NextBookings } from './next-bookings.tsx';
import { TeachersQuestions } from './questions/teachers-questions.tsx';
import { RecentDrafts } from './recent-drafts.tsx';
import { WaitingRequests } from './waiting-requests.tsx';

/** The start page of the dashboard: last lesson, courses, requests and bookings, drafts. */
export default function OverviewPage() {
  const user = useUser();
  const session = useSession();
  return <Overview user={user} isUnconfirmed={session.status === 'signedIn' && !session.account.emailVerified} />;
}

/** What the page shows to a person. */
export function Overview({ user, isUnconfirmed }: { user: User; isUnconfirmed: boolean }) {
  const t = useT();
  // What is not shown is not read.
  const learning = useLearning(user.id, OVERVIEW_MOST.courses);
  const [opened] = useState(() => overviewSince(new Date()));
  const since = useMemo(() => overviewBegunSince(opened), [opened]);
  const asLearner = useWatch(
    useMemo(() => watchNextBookings(user.id, opened, OVERVIEW_MOST.bookings), [user.id, opened]),
  );
  const watchRequests = useMemo(() => watchBookings('expert', user.id, since), [user.id, since]);
  const asExpert = useBegun(user.id, 'hasRequests', watchRequests);
  const firstName = user.name.trim().split(/\s+/)[0];
  return (
    <DashboardPage
      documentTitle={t('nav.overview')}
      title={firstName ? t('overview.greeting', { name: firstName }) : t('overview.greetingNobody')}
      actions={
        <>
          <ButtonLink to={paths.courses()} variant="secondary">
            {t('overview.findCourse')}
          </ButtonLink>
          <ButtonLink to={paths.experts()} variant="secondary">
            {t('overview.findExpert')}
          </ButtonLink>
        </>
      }
    >
      <PartsTogether>
        {isUnconfirmed && <ConfirmAddress uid={user.id} email={user.email} />}
        {asExpert.status === 'ready' && <WaitingRequests uid={user.id} asExpert={asExpert.value} />}
        <TeachersQuestions uid={user.id} />
        <ContinueHere learning={learning} />
        {learning.status === 'ready' && <WeeklyGoalPart uid={user.id} isLearner={learning.value.length > 0} />}
        <LearningPart learning={learning} />
        <NextBookings asLearner={asLearner} asExpert={asExpert} />
        <RecentDrafts uid={user.id} />
      </PartsTogether>
    </DashboardPage>
  );
}
