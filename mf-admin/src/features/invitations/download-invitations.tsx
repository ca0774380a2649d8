import { SITE_INVITATIONS } from '@cursiv/shared-data';
import { siteInvitationState, staffRole } from '@cursiv/shared-domain';
import { DownloadCsv } from '../../shared/lists/csv/download-csv.tsx';
import { useCsvT } from '../../shared/lists/csv/messages/messages.ts';
import { useInvitationsT } from './messages/messages.ts';

/** Saves every invitation to the site as a file for spreadsheets. */
export function DownloadInvitations() {
  const t = useInvitationsT();
  const csvT = useCsvT();
  return (
    <DownloadCsv
      file={csvT('file.invitations')}
      read={SITE_INVITATIONS.readAll}
      columns={[
        { header: t('email'), value: ({ email }) => email },
        { header: t('role'), value: ({ role }) => t(`roles.${staffRole(role) ?? 'none'}`) },
        {
          header: t('column.state'),
          value: (invitation) => t(`state.${siteInvitationState(invitation, new Date())}`),
        },
        { header: csvT('utc', { column: t('column.until') }), value: ({ expiresAt }) => expiresAt },
        { header: t('column.by'), value: ({ invitedBy }) => invitedBy },
        { header: csvT('column.account'), value: ({ acceptedBy }) => acceptedBy },
      ]}
    />
  );
}
