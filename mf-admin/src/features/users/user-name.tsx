import type { UserAccount } from '@cursiv/shared-data';
import { staffRole } from '@cursiv/shared-domain';
import { Link } from '@cursiv/shared-router';
import { Avatar, Badge } from '@cursiv/shared-ui';
import { userAddress } from '../../shared/user-address.ts';
import { useUsersT } from './messages/messages.ts';
import { useUserT } from './one/messages/messages.ts';
import * as styles from './users.module.css';

/** Id of the text that says why one's own administrator right cannot be switched off. */
export const ownAdminNoteId = (uid: string) => `own-admin-${uid}`;

/** The person whom an account belongs to. */
export function UserName({ user, isSelf }: { user: UserAccount; isSelf: boolean }) {
  const usersT = useUsersT();
  const userT = useUserT();
  const role = staffRole(user.role);
  return (
    <span className={styles.person}>
      <Avatar name={user.name || user.email} seed={user.id} size={36} />
      <span className={styles.who}>
        <span className={styles.name}>
          <Link to={userAddress(user.id)}>{user.name || usersT('noName')}</Link>{' '}
          {isSelf && <Badge size="small">{usersT('you')}</Badge>}
          {role && <Badge size="small">{userT(`role.${role}`)}</Badge>}
        </span>
        <span className={styles.email}>{user.email}</span>
        {isSelf && user.isAdmin && (
          <span className={styles.note} id={ownAdminNoteId(user.id)}>
            {usersT('ownAdmin')}
          </span>
        )}
      </span>
    </span>
  );
}
