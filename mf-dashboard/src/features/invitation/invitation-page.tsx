import { useUser } from '@cursiv/shared-auth';
import { acceptSiteInvitation, readSiteInvitation, useLoad } from '@cursiv/shared-data';
import { useSearchParams } from '@cursiv/shared-router';
import { useCallback } from 'react';
import { DashboardPage } from '../../shared/pages/dashboard-page.tsx';
import { LoadableView } from '../../shared/pages/loadable-view.tsx';
import { InvitationView } from './invitation-view.tsx';
import { Refused, refusalOf } from './refused.tsx';
import { useInvitationT } from './texts/texts.ts';

/** Where the link in an invitation by mail leads: what it says, and the button that accepts it. */
export default function InvitationPage() {
  const t = useInvitationT();
  const { email } = useUser();
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const found = useLoad(useCallback(() => readSiteInvitation(token), [token]));
  const refusal = token === '' ? 'unknown' : found.status === 'failed' ? refusalOf(found.error) : undefined;
  return (
    <DashboardPage documentTitle={t('title')} title={t('title')}>
      {refusal ? (
        <Refused refusal={refusal} email={email} />
      ) : (
        <LoadableView of={found}>
          {(invitation) => (
            <InvitationView invitation={invitation} email={email} accept={() => acceptSiteInvitation(token)} />
          )}
        </LoadableView>
      )}
    </DashboardPage>
  );
}
