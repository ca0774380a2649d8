import { allExperts } from '@cursiv/shared-data';
import { type ExpertStatus, pick } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { useT } from '../../messages/messages.ts';
import { DownloadCsv } from '../../shared/lists/csv/download-csv.tsx';
import { useCsvT } from '../../shared/lists/csv/messages/messages.ts';

type DownloadExpertsProps = { search: string; status: ExpertStatus | undefined };

/** Saves the page of every expert whom the search and the filters let through as a file for spreadsheets. */
export function DownloadExperts({ search, status }: DownloadExpertsProps) {
  const t = useT();
  const csvT = useCsvT();
  const locale = useLocale();
  return (
    <DownloadCsv
      file={csvT('file.experts')}
      read={allExperts(search, status).readAll}
      columns={[
        { header: t('experts.name'), value: ({ displayName }) => displayName },
        { header: t('experts.headline'), value: ({ headline }) => pick(headline, locale)?.value },
        { header: t('experts.state'), value: (expert) => t(`experts.status.${expert.status}`) },
        { header: t('experts.timeZone'), value: ({ timeZone }) => timeZone },
        { header: t('experts.ruling'), value: ({ ruling }) => ruling?.note },
        { header: csvT('utc', { column: t('experts.updated') }), value: ({ updatedAt }) => updatedAt },
        { header: csvT('column.account'), value: ({ id }) => id },
      ]}
    />
  );
}
