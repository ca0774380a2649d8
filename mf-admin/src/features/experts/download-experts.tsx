import { allExperts } from '@cursiv/shared-data';
import { type ExpertStatus, pick } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { DownloadCsv } from '../../shared/lists/csv/download-csv.tsx';
import { useCsvT } from '../../shared/lists/csv/messages/messages.ts';
import { useExpertsT } from './messages/messages.ts';

type DownloadExpertsProps = { search: string; status: ExpertStatus | undefined };

/** Saves the page of every expert whom the search and the filters let through as a file for spreadsheets. */
export function DownloadExperts({ search, status }: DownloadExpertsProps) {
  const t = useExpertsT();
  const csvT = useCsvT();
  const locale = useLocale();
  return (
    <DownloadCsv
      file={csvT('file.experts')}
      read={allExperts(search, status).readAll}
      columns={[
        { header: t('name'), value: ({ displayName }) => displayName },
        { header: t('headline'), value: ({ headline }) => pick(headline, locale)?.value },
        { header: t('state'), value: (expert) => t(`status.${expert.status}`) },
        { header: t('timeZone'), value: ({ timeZone }) => timeZone },
        { header: t('ruling'), value: ({ ruling }) => ruling?.note },
        { header: csvT('utc', { column: t('updated') }), value: ({ updatedAt }) => updatedAt },
        { header: csvT('column.account'), value: ({ id }) => id },
      ]}
    />
  );
}
