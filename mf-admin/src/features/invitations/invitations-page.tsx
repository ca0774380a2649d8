import { inviteToSite, SITE_INVITATIONS, useFound } from '@cursiv/shared-data';
import { paths } from '@cursiv/shared-platform';
import { Breadcrumbs, DocumentTitle, EmptyState, Page, PagePart, Stack } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { FailureState } from '../../shared/failure-state.tsx';
import { ListFrame } from '../../shared/lists/list-frame.tsx';
import { ListSkeleton } from '../../shared/lists/list-skeleton.tsx';
import { STEP } from '../../shared/lists/list-steps.ts';
import { DownloadInvitations } from './download-invitations.tsx';
import { InvitationTable } from './invitation-table.tsx';
import { InviteForm } from './invite-form.tsx';
import { useInvitationsT } from './messages/messages.ts';

/** Who was invited to the site by mail; administrators invite, send again and take back here. */
export default function InvitationsPage() {
  const t = useT();
  const invitationsT = useInvitationsT();
  return (
    <Page
      title={invitationsT('title')}
      intro={invitationsT('lead')}
      above={<Breadcrumbs label={t('breadcrumbs')} items={[{ label: t('users.title'), to: paths.adminUsers() }]} />}
    >
      <DocumentTitle>{invitationsT('title')}</DocumentTitle>
      <Stack gap={4}>
        <PagePart title={invitationsT('formTitle')}>
          <InviteForm invite={inviteToSite} />
        </PagePart>
        <PagePart title={invitationsT('listTitle')}>
          <Sent />
        </PagePart>
      </Stack>
    </Page>
  );
}

function Sent() {
  const t = useInvitationsT();
  const { rows, last, isReading, more } = useFound(SITE_INVITATIONS, STEP);
  const invitations = last?.found;
  if (rows.status === 'failed') return <FailureState {...rows} />;
  if (!invitations) return <ListSkeleton />;
  if (invitations.length === 0) return <EmptyState title={t('none')} text={t('noneText')} level={3} />;
  const { hasMore } = last;
  return (
    <ListFrame
      summary={t(hasMore ? 'foundFirst' : 'found', { count: invitations.length })}
      isBusy={isReading}
      hasMore={hasMore}
      onMore={more}
    >
      <InvitationTable invitations={invitations} />
      <DownloadInvitations />
    </ListFrame>
  );
}
