import { allCertificates } from '@cursiv/shared-data';
import { type CertificateStatus, pick } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { useT } from '../../messages/messages.ts';
import { DownloadCsv } from '../../shared/lists/csv/download-csv.tsx';
import { useCsvT } from '../../shared/lists/csv/messages/messages.ts';
import { useCertificatesT } from './messages/messages.ts';

type DownloadCertificatesProps = { search: string; status: CertificateStatus | undefined };

/** Saves every certificate that the search and the filters let through as a file for spreadsheets. */
export function DownloadCertificates({ search, status }: DownloadCertificatesProps) {
  const t = useT();
  const certificatesT = useCertificatesT();
  const csvT = useCsvT();
  const locale = useLocale();
  return (
    <DownloadCsv
      file={csvT('file.certificates')}
      read={allCertificates(search, status).readAll}
      columns={[
        { header: csvT('column.id'), value: ({ id }) => id },
        { header: certificatesT('name'), value: ({ learnerName }) => learnerName },
        { header: certificatesT('course'), value: ({ courseTitle }) => pick(courseTitle, locale)?.value },
        { header: csvT('utc', { column: certificatesT('issued') }), value: ({ issuedAt }) => issuedAt },
        { header: certificatesT('state'), value: (certificate) => t(`certificates.status.${certificate.status}`) },
        { header: certificatesT('reason'), value: ({ revokedReason }) => revokedReason },
        { header: csvT('column.account'), value: ({ uid }) => uid },
      ]}
    />
  );
}
