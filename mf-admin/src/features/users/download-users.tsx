import { foundUsers, type UserAccount, type UserQuestion } from '@cursiv/shared-data';
import { staffRole, USER_FLAGS } from '@cursiv/shared-domain';
import { useT } from '../../messages/messages.ts';
import { DownloadCsv } from '../../shared/lists/csv/download-csv.tsx';
import { useCsvT } from '../../shared/lists/csv/messages/messages.ts';
import { useUsersT } from './messages/messages.ts';
import { useUserT } from './one/messages/messages.ts';

/** Saves every account that the filters let through as a file for spreadsheets. */
export function DownloadUsers({ question }: { question: UserQuestion }) {
  const t = useT();
  const userT = useUserT();
  const usersT = useUsersT();
  const csvT = useCsvT();
  const answer = (is: boolean) => csvT(is ? 'yes' : 'no');
  const roleOf = ({ role }: UserAccount) => {
    const held = staffRole(role);
    return held && userT(`role.${held}`);
  };
  return (
    <DownloadCsv
      file={csvT('file.users')}
      read={(heard) => foundUsers(question).readAll(heard)}
      columns={[
        { header: csvT('column.name'), value: ({ name }) => name },
        { header: csvT('column.email'), value: ({ email }) => email },
        { header: csvT('utc', { column: usersT('since') }), value: ({ createdAt }) => createdAt },
        ...USER_FLAGS.map((flag) => ({
          header: t(`userFlag.${flag}`),
          value: (user: UserAccount) => answer(user[flag]),
        })),
        { header: userT('role.label'), value: roleOf },
        { header: usersT('standing.suspended'), value: ({ status }) => answer(status === 'suspended') },
        { header: csvT('column.account'), value: ({ id }) => id },
      ]}
    />
  );
}
