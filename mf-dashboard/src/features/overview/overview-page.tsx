import { useSession, useUser } from '@cursiv/shared-auth';
import { useWatch, watchBookings, watchNextBookings } from '@cursiv/shared-data';
import type { User } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { ButtonLink, Loading, Skeleton, Stack } from '@cursiv/shared-ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { useLearning } from '../../shared/courses/use-learning.ts';
import { DashboardPage } from '../../shared/pages/dashboard-page.tsx';
import { useBegun } from '../../shared/use-begun.ts';
import { ConfirmAddress } from './confirm-address.tsx';
import { ContinueHere } from './continue-here.tsx';
import { WeeklyGoalPart } from './goal/weekly-goal-part.tsx';
import { LearningPart, SHOWN_COURSES } from './learning-part.tsx';
import { NextBookings, SHOWN_BOOKINGS } from './next-bookings.tsx';
import { TeachersQuestions } from './questions/teachers-questions.tsx';
import { RecentDrafts } from './recent-drafts.tsx';
import { WaitingRequests } from './waiting-requests.tsx';

/** No session that goes on has begun earlier. */
const A_DAY_MS = 86_400_000;

/** So long the page waits for what stands at its top, in milliseconds; what comes later moves the rest. */
const PATIENCE_MS = 4_000;

/** Whether everything has come that the page waits for, once; what is loaded again later hides nothing. */
function useArrival(isKnown: boolean): boolean {
  const [hasArrived, setHasArrived] = useState(false);
  if (isKnown && !hasArrived) setHasArrived(true);
  useEffect(() => {
    const timer = setTimeout(() => setHasArrived(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return hasArrived;
}

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
  const learning = useLearning(user.id, SHOWN_COURSES);
  const [opened] = useState(() => new Date());
  const since = useMemo(() => new Date(opened.getTime() - A_DAY_MS), [opened]);
  const asLearner = useWatch(useMemo(() => watchNextBookings(user.id, opened, SHOWN_BOOKINGS), [user.id, opened]));
  const watchRequests = useMemo(() => watchBookings('expert', user.id, since), [user.id, since]);
  const asExpert = useBegun(user.id, 'hasRequests', watchRequests);
  const [areQuestionsKnown, setAreQuestionsKnown] = useState(false);
  const knowQuestions = useCallback(() => setAreQuestionsKnown(true), []);
  const hasArrived = useArrival(
    areQuestionsKnown && [learning, asLearner, asExpert].every(({ status }) => status !== 'loading'),
  );
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
      {hasArrived && isUnconfirmed && <ConfirmAddress uid={user.id} email={user.email} />}
      {hasArrived && asExpert.status === 'ready' && <WaitingRequests uid={user.id} asExpert={asExpert.value} />}
      <TeachersQuestions uid={user.id} isShown={hasArrived} onKnown={knowQuestions} />
      {!hasArrived ? (
        <Loading label={t('loading')}>
          <Stack>
            <Skeleton height="16rem" shape="block" />
            <Skeleton height="20rem" shape="block" />
            <Skeleton height="20rem" shape="block" />
          </Stack>
        </Loading>
      ) : (
        <>
          <ContinueHere learning={learning} />
          {learning.status === 'ready' && <WeeklyGoalPart uid={user.id} isLearner={learning.value.length > 0} />}
          <LearningPart learning={learning} />
          <NextBookings asLearner={asLearner} asExpert={asExpert} />
          <RecentDrafts uid={user.id} />
        </>
      )}
    </DashboardPage>
  );
}
