import { getUsers, type UserQuestion } from '@cursiv/shared-data';
import { USER_FLAGS } from '@cursiv/shared-domain';
import { useT } from '../../messages/messages.ts';
import { DownloadCsv } from '../../shared/lists/download-csv.tsx';

/** Saves every account that the filters let through as a file for spreadsheets. */
export function DownloadUsers({ question }: { question: UserQuestion }) {
  const t = useT();
  const answer = (is: boolean) => t(is ? 'csv.yes' : 'csv.no');
  return (
    <DownloadCsv
      file={t('users.csv.file')}
      head={[
        ...(['name', 'email', 'since'] as const).map((column) => t(`users.csv.${column}`)),
        ...USER_FLAGS.map((flag) => t(`userFlag.${flag}`)),
        t('users.standing.suspended'),
        t('users.csv.uid'),
      ]}
      read={(heard) => getUsers(question, heard)}
      rowOf={(user) => [
        user.name,
        user.email,
        user.createdAt?.toISOString() ?? '',
        ...USER_FLAGS.map((flag) => answer(user[flag])),
        answer(user.status === 'suspended'),
        user.id,
      ]}
    />
  );
}
