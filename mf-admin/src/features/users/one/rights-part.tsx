import type { UserAccount } from '@cursiv/shared-data';
import { staffRole, USER_FLAGS } from '@cursiv/shared-domain';
import { PagePart } from '@cursiv/shared-ui';
import { RightBadges } from '../right-badges.tsx';
import { useUserT } from './messages/messages.ts';
import * as styles from './user.module.css';

/** What somebody may do, for staff who do not change it. */
export function RightsPart({ user }: { user: UserAccount }) {
  const t = useUserT();
  const role = staffRole(user.role);
  const hasNone = !role && user.status !== 'suspended' && !USER_FLAGS.some((flag) => user[flag]);
  return (
    <PagePart title={t('account')}>
      {role && <p>{t(`role.${role}`)}</p>}
      <RightBadges user={user} />
      {hasNone && <p className={styles.none}>{t('noRights')}</p>}
    </PagePart>
  );
}
