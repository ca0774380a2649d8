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
  const token = params.get('token');
  return (
    <DashboardPage documentTitle={t('title')} title={t('title')}>
      {token ? <Invitation token={token} email={email} /> : <Refused refusal="unknown" email={email} />}
    </DashboardPage>
  );
}

function Invitation({ token, email }: { token: string; email: string }) {
  const found = useLoad(useCallback(() => readSiteInvitation(token), [token]));
  const refusal = found.status === 'failed' ? refusalOf(found.error) : undefined;
  if (refusal) return <Refused refusal={refusal} email={email} />;
  return (
    <LoadableView of={found}>
      {(invitation) => (
        <InvitationView invitation={invitation} email={email} accept={() => acceptSiteInvitation(token)} />
      )}
    </LoadableView>
  );
}
