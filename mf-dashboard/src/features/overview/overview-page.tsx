import { useSession, useUser } from '@cursiv/shared-auth';
import { useWatch, watchBookings } from '@cursiv/shared-data';
import { paths } from '@cursiv/shared-platform';
import { ButtonLink } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { useT } from '../../messages/messages.ts';
import { DashboardPage } from '../../shared/dashboard-page.tsx';
import { useLearning } from '../../shared/use-learning.ts';
import { ConfirmAddress } from './confirm-address.tsx';
import { ContinueHere } from './continue-here.tsx';
import { LearningSection } from './learning-section.tsx';
import { NextBookings } from './next-bookings.tsx';
import { RecentDrafts } from './recent-drafts.tsx';
import { WaitingRequests } from './waiting-requests.tsx';

/** The start page of the dashboard: last lesson, courses, requests and bookings, drafts. */
export default function OverviewPage() {
  const t = useT();
  const user = useUser();
  const session = useSession();
  const isUnconfirmed = session.status === 'signedIn' && !session.account.emailVerified;
  const learning = useLearning(user.id);
  const asLearner = useWatch(useMemo(() => watchBookings('learner', user.id), [user.id]));
  const asExpert = useWatch(useMemo(() => watchBookings('expert', user.id), [user.id]));
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
      {isUnconfirmed && <ConfirmAddress uid={user.id} email={user.email} />}
      {asExpert.status === 'ready' && <WaitingRequests uid={user.id} asExpert={asExpert.value} />}
      <ContinueHere learning={learning} />
      <LearningSection learning={learning} />
      <NextBookings asLearner={asLearner} asExpert={asExpert} />
      <RecentDrafts uid={user.id} />
    </DashboardPage>
  );
}
