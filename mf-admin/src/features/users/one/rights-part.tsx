import type { UserAccount } from '@cursiv/shared-data';
import { staffRole, USER_FLAGS } from '@cursiv/shared-domain';
import { PagePart } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { RightBadges } from '../right-badges.tsx';
import * as styles from './user.module.css';

/** What somebody may do, for staff who do not change it. */
export function RightsPart({ user }: { user: UserAccount }) {
  const t = useT();
  const role = staffRole(user.role);
  const hasNone = !role && user.status !== 'suspended' && !USER_FLAGS.some((flag) => user[flag]);
  return (
    <PagePart title={t('user.account')}>
      {role && <p>{t(`user.role.${role}`)}</p>}
      <RightBadges user={user} />
      {hasNone && <p className={styles.none}>{t('user.noRights')}</p>}
    </PagePart>
  );
}
