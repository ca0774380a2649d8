import type { UserAccount } from '@cursiv/shared-data';
import { USER_FLAGS } from '@cursiv/shared-domain';
import { Badge, Cluster } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { useUsersT } from './messages/messages.ts';
import * as styles from './users.module.css';

/** The rights of an account and whether its person may sign in, for staff who change neither. */
export function RightBadges({ user }: { user: UserAccount }) {
  const t = useT();
  const usersT = useUsersT();
  return (
    <Cluster>
      {USER_FLAGS.filter((flag) => user[flag]).map((flag) => (
        <Badge key={flag} size="small">
          {t(`userFlag.${flag}`)}
        </Badge>
      ))}
      {user.status === 'suspended' && (
        <Badge size="small" tone="danger">
          {usersT('standing.suspended')}
        </Badge>
      )}
      {user.status === 'suspended' && user.suspension && (
        <span className={styles.note}>{usersT('standing.why', { reason: user.suspension.reason })}</span>
      )}
    </Cluster>
  );
}
