import { SITE_INVITATIONS } from '@cursiv/shared-data';
import { siteInvitationState, staffRole } from '@cursiv/shared-domain';
import { useT } from '../../messages/messages.ts';
import { DownloadCsv } from '../../shared/lists/csv/download-csv.tsx';
import { useCsvT } from '../../shared/lists/csv/messages/messages.ts';

/** Saves every invitation to the site as a file for spreadsheets. */
export function DownloadInvitations() {
  const t = useT();
  const csvT = useCsvT();
  return (
    <DownloadCsv
      file={csvT('file.invitations')}
      read={SITE_INVITATIONS.readAll}
      columns={[
        { header: t('invitations.email'), value: ({ email }) => email },
        { header: t('invitations.role'), value: ({ role }) => t(`invitations.roles.${staffRole(role) ?? 'none'}`) },
        {
          header: t('invitations.column.state'),
          value: (invitation) => t(`invitations.state.${siteInvitationState(invitation, new Date())}`),
        },
        { header: csvT('utc', { column: t('invitations.column.until') }), value: ({ expiresAt }) => expiresAt },
        { header: t('invitations.column.by'), value: ({ invitedBy }) => invitedBy },
        { header: csvT('column.account'), value: ({ acceptedBy }) => acceptedBy },
      ]}
    />
  );
}
