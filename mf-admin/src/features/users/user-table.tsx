import { useOptionalUser } from '@cursiv/shared-auth';
import type { UserAccount } from '@cursiv/shared-data';
import { DEFAULT_ROLE, USER_FLAGS, type UserFlag } from '@cursiv/shared-domain';
import { formatDate, useLocale, useVocabulary } from '@cursiv/shared-i18n';
import { type Column, Table } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { FlagSwitch } from './flag-switch.tsx';
import { useFlagChanges } from './use-flag-changes.ts';
import { ownAdminNoteId, UserName } from './user-name.tsx';
import * as styles from './users.module.css';

/** Accounts with a switch for each right. */
export function UserTable({ users }: { users: UserAccount[] }) {
  const t = useT();
  const words = useVocabulary();
  const locale = useLocale();
  const self = useOptionalUser()?.id;
  const { shownFlag, change } = useFlagChanges();
  const flagColumn = (flag: UserFlag): Column<UserAccount> => ({
    id: flag,
    header: words(`userFlag.${flag}`),
    align: 'end',
    cell: (user) => {
      const isOwnAdmin = flag === 'isAdmin' && user.id === self;
      return (
        <FlagSwitch
          flag={flag}
          name={user.name || user.email}
          isOn={shownFlag(user, flag)}
          onChange={(value) => void change(user, flag, value)}
          {...(isOwnAdmin && { refusedBecause: ownAdminNoteId(user.id) })}
        />
      );
    },
  });
  const columns: Column<UserAccount>[] = [
    {
      id: 'person',
      header: t('users.person'),
      rowHeader: true,
      cell: (user) => <UserName user={user} isSelf={user.id === self} />,
    },
    {
      id: 'role',
      header: t('users.role'),
      cell: ({ role }) => (role === DEFAULT_ROLE ? t('users.roleUser') : role),
    },
    {
      id: 'since',
      header: t('users.since'),
      cell: ({ createdAt }) => (
        <span className={styles.date}>{createdAt && formatDate(createdAt, locale, { dateStyle: 'medium' })}</span>
      ),
    },
    ...USER_FLAGS.map(flagColumn),
  ];
  return (
    <Table caption={t('users.title')} hideCaption stacked columns={columns} rows={users} rowKey={(user) => user.id} />
  );
}
