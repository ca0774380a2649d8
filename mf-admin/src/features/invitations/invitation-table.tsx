import { resendSiteInvitation, withdrawSiteInvitation } from '@cursiv/shared-data';
import { useCommands } from '@cursiv/shared-data/commands';
import { type SiteInvitation, siteInvitationState, staffRole } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { toast } from '@cursiv/shared-platform/shell';
import { Link } from '@cursiv/shared-router';
import {
  Badge,
  Button,
  Cluster,
  type Column,
  ConfirmDialog,
  Table,
  useReaderZone,
  VisuallyHidden,
} from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { shownName } from '../../shared/subject-name.ts';
import { useRefusal } from '../../shared/use-refusal.ts';
import { useSubjectNames } from '../../shared/use-subject-names.ts';
import { userAddress } from '../../shared/user-address.ts';
import * as styles from './invitations.module.css';
import { useInvitationsT } from './messages/messages.ts';

/** Invitations that were sent: to whom, how they stand, and what may become of them. */
export function InvitationTable({ invitations }: { invitations: readonly SiteInvitation[] }) {
  const t = useT();
  const invitationsT = useInvitationsT();
  const locale = useLocale();
  const zone = useReaderZone();
  const names = useSubjectNames(invitations.map(({ invitedBy }) => `users/${invitedBy}`));
  const columns: Column<SiteInvitation>[] = [
    {
      id: 'email',
      header: invitationsT('email'),
      rowHeader: true,
      cell: ({ email }) => <span className={styles.email}>{email}</span>,
    },
    {
      id: 'role',
      header: invitationsT('role'),
      cell: ({ role }) => invitationsT(`roles.${staffRole(role) ?? 'none'}`),
    },
    {
      id: 'state',
      header: invitationsT('column.state'),
      cell: (invitation) => <Badge>{invitationsT(`state.${siteInvitationState(invitation, new Date())}`)}</Badge>,
    },
    {
      id: 'until',
      header: invitationsT('column.until'),
      cell: ({ expiresAt }) => formatDate(expiresAt, locale, { dateStyle: 'medium', timeZone: zone }),
    },
    {
      id: 'by',
      header: invitationsT('column.by'),
      cell: ({ invitedBy }) => shownName(names?.get(`users/${invitedBy}`), locale, t('audit.someUser')),
    },
    {
      id: 'actions',
      header: invitationsT('column.actions'),
      cell: (invitation) => <InvitationActions invitation={invitation} />,
    },
  ];
  return (
    <Table
      caption={invitationsT('title')}
      hideCaption
      stacked
      columns={columns}
      rows={invitations}
      rowKey={({ id }) => id}
    />
  );
}

/** Sends a waiting invitation again, or takes it back after a question; an accepted one leads to its account. */
function InvitationActions({ invitation: { id, email, status, acceptedBy } }: { invitation: SiteInvitation }) {
  const t = useT();
  const invitationsT = useInvitationsT();
  const { pending, run } = useCommands();
  const refusal = useRefusal(invitationsT('changedMeanwhile'));
  const [isAsking, setIsAsking] = useState(false);
  const act = async (key: string, done: string, command: () => Promise<void>) => {
    const outcome = await run(key, command);
    if (outcome.status === 'done') toast(done, { tone: 'success' });
    if (outcome.status === 'failed') toast(refusal(outcome.code), { tone: 'danger' });
  };
  const withdraw = () => {
    setIsAsking(false);
    void act('withdraw', invitationsT('withdrawn', { email }), () => withdrawSiteInvitation(id));
  };
  if (acceptedBy)
    return (
      <Link to={userAddress(acceptedBy)} className={styles.account} aria-label={invitationsT('accountOf', { email })}>
        {invitationsT('account')}
      </Link>
    );
  if (status !== 'pending') return null;
  return (
    <Cluster>
      <Button
        size="small"
        variant="secondary"
        pending={pending.has('resend')}
        onClick={() => void act('resend', invitationsT('resent', { email }), () => resendSiteInvitation(id))}
      >
        {invitationsT('resend')} <VisuallyHidden>{email}</VisuallyHidden>
      </Button>
      <Button size="small" variant="secondary" pending={pending.has('withdraw')} onClick={() => setIsAsking(true)}>
        {invitationsT('withdraw')} <VisuallyHidden>{email}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={invitationsT('withdrawTitle', { email })}
        confirmLabel={invitationsT('withdraw')}
        cancelLabel={t('cancel')}
        onConfirm={withdraw}
        onCancel={() => setIsAsking(false)}
      >
        <p>{invitationsT('withdrawText')}</p>
      </ConfirmDialog>
    </Cluster>
  );
}
