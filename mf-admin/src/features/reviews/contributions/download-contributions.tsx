import { reportedContributions } from '@cursiv/shared-data';
import { pick, type ReportedContribution, type ReportStatus } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { useT } from '../../../messages/messages.ts';
import { DownloadCsv } from '../../../shared/lists/csv/download-csv.tsx';
import { useCsvT } from '../../../shared/lists/csv/messages/messages.ts';
import { useReasonWords } from '../use-reason-words.ts';
import { useContributionsT } from './messages/messages.ts';

type DownloadContributionsProps = { status: ReportStatus; isWanted: (reported: ReportedContribution) => boolean };

/** Saves every question and answer whose reports are in a state as a file for spreadsheets. */
export function DownloadContributions({ status, isWanted }: DownloadContributionsProps) {
  const t = useT();
  const contributionsT = useContributionsT();
  const csvT = useCsvT();
  const locale = useLocale();
  const reasonsOf = useReasonWords();
  return (
    <DownloadCsv
      file={csvT('file.contributions')}
      read={reportedContributions(status).readAll}
      columns={[
        { header: csvT('column.author'), value: ({ authorName }) => authorName },
        {
          header: csvT('column.what'),
          value: ({ answerId }) => contributionsT(answerId === undefined ? 'question' : 'answer'),
        },
        { header: csvT('column.text'), value: ({ text }) => text },
        { header: csvT('column.language'), value: (reported) => t(`locale.${reported.locale}`) },
        { header: csvT('column.course'), value: ({ courseTitle }) => pick(courseTitle, locale)?.value },
        { header: csvT('column.reports'), value: ({ reasons }) => reasons.length },
        {
          header: csvT('column.reasons'),
          value: ({ reasons }) => reasonsOf(reasons.map((reason) => ({ reason }))),
        },
        { header: csvT('column.lastReport'), value: ({ reportedAt }) => reportedAt },
        { header: csvT('column.hidden'), value: ({ hiding }) => hiding?.note },
        { header: csvT('column.authorAccount'), value: ({ uid }) => uid },
      ]}
      isWanted={isWanted}
    />
  );
}
