import { DEAD_MAILS } from '@cursiv/shared-data';
import { mailSubject } from '@cursiv/shared-domain';
import { useT } from '../../messages/messages.ts';
import { DownloadCsv } from '../../shared/lists/csv/download-csv.tsx';
import { useCsvT } from '../../shared/lists/csv/messages/messages.ts';
import { useMailWords } from './use-mail-words.ts';

/** Saves every mail that could not leave as a file for spreadsheets. */
export function DownloadMails() {
  const t = useT();
  const csvT = useCsvT();
  const { aboutOf, causeOf } = useMailWords();
  return (
    <DownloadCsv
      file={csvT('file.mails')}
      read={DEAD_MAILS.readAll}
      columns={[
        { header: t('mails.name'), value: mailSubject },
        { header: t('mails.about'), value: aboutOf },
        { header: csvT('utc', { column: t('mails.made') }), value: ({ createdAt }) => createdAt },
        { header: t('mails.cause'), value: causeOf },
        { header: csvT('column.mail'), value: ({ problem }) => problem },
      ]}
    />
  );
}
