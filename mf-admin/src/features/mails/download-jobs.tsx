import { jobSubject } from '@cursiv/shared-domain';
import { DownloadCsv } from '../../shared/lists/csv/download-csv.tsx';
import { useCsvT } from '../../shared/lists/csv/messages/messages.ts';
import { useMailsT } from './messages/messages.ts';
import { QUEUES, type Queue } from './queues.ts';
import { useJobWords } from './use-job-words.ts';

/** Saves all that could not leave of a queue as a file for spreadsheets. */
export function DownloadJobs({ queue }: { queue: Queue }) {
  const t = useMailsT();
  const csvT = useCsvT();
  const { aboutOf, causeOf } = useJobWords(queue);
  return (
    <DownloadCsv
      file={csvT(`file.${queue}`)}
      read={QUEUES[queue].dead.readAll}
      columns={[
        { header: t('mails.name'), value: jobSubject },
        { header: t('mails.about'), value: aboutOf },
        { header: csvT('utc', { column: t(`${queue}.made`) }), value: ({ createdAt }) => createdAt },
        { header: t('mails.cause'), value: causeOf },
        { header: csvT('column.mail'), value: ({ problem }) => problem },
      ]}
    />
  );
}
