import { getUsers, type UserAccount, type UserQuestion } from '@cursiv/shared-data';
import { USER_FLAGS } from '@cursiv/shared-domain';
import { useT } from '../../messages/messages.ts';
import { DownloadCsv } from '../../shared/lists/csv/download-csv.tsx';
import { useCsvT } from '../../shared/lists/csv/messages/messages.ts';

/** Saves every account that the filters let through as a file for spreadsheets. */
export function DownloadUsers({ question }: { question: UserQuestion }) {
  const t = useT();
  const csvT = useCsvT();
  const answer = (is: boolean) => csvT(is ? 'yes' : 'no');
  return (
    <DownloadCsv
      file={csvT('file.users')}
      read={(heard) => getUsers(question, heard)}
      columns={[
        { header: csvT('column.name'), value: ({ name }) => name },
        { header: csvT('column.email'), value: ({ email }) => email },
        { header: csvT('utc', { column: t('users.since') }), value: ({ createdAt }) => createdAt },
        ...USER_FLAGS.map((flag) => ({
          header: t(`userFlag.${flag}`),
          value: (user: UserAccount) => answer(user[flag]),
        })),
        { header: t('users.standing.suspended'), value: ({ status }) => answer(status === 'suspended') },
        { header: csvT('column.account'), value: ({ id }) => id },
      ]}
    />
  );
}
