import { useOptionalUser } from '@cursiv/shared-auth';
import type { UserAccount } from '@cursiv/shared-data';
import { VERIFIED_FLAGS, type VerifiedFlag } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { type Column, Table } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { useMay } from '../../shared/use-may.ts';
import { AccountStanding } from './account-standing.tsx';
import { AdminRight } from './admin-right.tsx';
import { FlagSwitch } from './flag-switch.tsx';
import { useUsersT } from './messages/messages.ts';
import { RightBadges } from './right-badges.tsx';
import { useFlagChanges } from './use-flag-changes.ts';
import { ownAdminNoteId, UserName } from './user-name.tsx';
import * as styles from './users.module.css';

/** Accounts with their rights; administrators switch them here. */
export function UserTable({ users }: { users: UserAccount[] }) {
  const t = useT();
  const usersT = useUsersT();
  const may = useMay();
  const names = useNameColumns();
  const switches = useRightColumns();
  const rights: Column<UserAccount> = {
    id: 'rights',
    header: usersT('rights'),
    cell: (user) => <RightBadges user={user} />,
  };
  return (
    <Table
      caption={t('users.title')}
      hideCaption
      stacked
      columns={[...names, ...(may('accounts') ? switches : [rights])]}
      rows={users}
      rowKey={(user) => user.id}
    />
  );
}

/** Who it is, and since when. */
function useNameColumns(): Column<UserAccount>[] {
  const t = useUsersT();
  const locale = useLocale();
  const self = useOptionalUser()?.id;
  return [
    {
      id: 'person',
      header: t('person'),
      rowHeader: true,
      cell: (user) => <UserName user={user} isSelf={user.id === self} />,
    },
    {
      id: 'since',
      header: t('since'),
      cell: ({ createdAt }) => (
        <span className={styles.date}>{createdAt && formatDate(createdAt, locale, { dateStyle: 'medium' })}</span>
      ),
    },
  ];
}

/** A switch for each verification and for the administrator right. */
function useRightColumns(): Column<UserAccount>[] {
  const t = useT();
  const usersT = useUsersT();
  const self = useOptionalUser()?.id;
  const { shownFlag, change } = useFlagChanges();
  const flagColumn = (flag: VerifiedFlag): Column<UserAccount> => ({
    id: flag,
    header: t(`userFlag.${flag}`),
    align: 'end',
    cell: (user) => (
      <FlagSwitch
        flag={flag}
        name={user.name || user.email}
        isOn={shownFlag(user, flag)}
        onChange={(value) => void change(user, flag, value)}
      />
    ),
  });
  return [
    ...VERIFIED_FLAGS.map(flagColumn),
    {
      id: 'isAdmin',
      header: t('userFlag.isAdmin'),
      align: 'end',
      cell: (user) => (
        <AdminRight
          name={user.name || user.email}
          email={user.email}
          isAdmin={shownFlag(user, 'isAdmin')}
          onChange={(value) => void change(user, 'isAdmin', value)}
          {...(user.id === self && { refusedBecause: ownAdminNoteId(user.id) })}
        />
      ),
    },
    {
      id: 'standing',
      header: usersT('standing.header'),
      align: 'end',
      cell: (user) => <AccountStanding user={user} />,
    },
  ];
}
