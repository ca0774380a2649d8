import { allVerifications } from '@cursiv/shared-data';
import type { VerificationStatus } from '@cursiv/shared-domain';
import { useT } from '../../messages/messages.ts';
import { DownloadCsv } from '../../shared/lists/csv/download-csv.tsx';
import { useCsvT } from '../../shared/lists/csv/messages/messages.ts';
import { useVerificationsT } from './messages/messages.ts';

/** Saves every request for a right in one state as a file for spreadsheets. */
export function DownloadRequests({ status }: { status: VerificationStatus }) {
  const t = useT();
  const verificationsT = useVerificationsT();
  const csvT = useCsvT();
  return (
    <DownloadCsv
      file={csvT('file.verifications')}
      read={allVerifications(status).readAll}
      columns={[
        { header: csvT('column.name'), value: ({ name }) => name },
        { header: csvT('column.right'), value: ({ flag }) => t(`userFlag.${flag}`) },
        { header: csvT('column.state'), value: (request) => verificationsT(`state.${request.status}`) },
        { header: csvT('column.changed'), value: ({ updatedAt }) => updatedAt },
        { header: csvT('column.why'), value: ({ why }) => why },
        { header: verificationsT('links'), value: ({ links }) => links.join(' ') },
        { header: verificationsT('note'), value: ({ ruling }) => ruling?.note },
        { header: csvT('column.account'), value: ({ uid }) => uid },
      ]}
    />
  );
}
