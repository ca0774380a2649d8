import { useOptionalUser } from '@cursiv/shared-auth';
import type { UserAccount } from '@cursiv/shared-data';
import { isOfStaff, VERIFIED_FLAGS } from '@cursiv/shared-domain';
import { ButtonLink, PagePart, Stack, SwitchField } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { userAddress } from '../../../shared/user-address.ts';
import { AccountStanding } from '../account-standing.tsx';
import { AdminRight } from '../admin-right.tsx';
import { useUsersT } from '../messages/messages.ts';
import { useFlagChanges } from '../use-flag-changes.ts';
import { ownAdminNoteId } from '../user-name.tsx';
import { useUserT } from './messages/messages.ts';
import { RoleChoice } from './role-choice.tsx';
import * as styles from './user.module.css';

/** The rights of an account, and whether its person may sign in. */
export function AccountPart({ user }: { user: UserAccount }) {
  const t = useT();
  const userT = useUserT();
  const usersT = useUsersT();
  const isSelf = user.id === useOptionalUser()?.id;
  const { shownFlag, change } = useFlagChanges();
  return (
    <PagePart title={userT('account')} intro={userT('accountIntro')}>
      <Stack gap={2}>
        <div className={styles.rights}>
          {VERIFIED_FLAGS.map((flag) => (
            <SwitchField
              key={flag}
              label={t(`userFlag.${flag}`)}
              checked={shownFlag(user, flag)}
              onChange={(event) => void change(user, flag, event.target.checked)}
            />
          ))}
        </div>
        {isSelf && <p id={ownAdminNoteId(user.id)}>{usersT('ownAdmin')}</p>}
        <div className={styles.actions}>
          <AdminRight
            name={user.name || user.email}
            email={user.email}
            isAdmin={shownFlag(user, 'isAdmin')}
            onChange={(value) => void change(user, 'isAdmin', value)}
            {...(isSelf && { refusedBecause: ownAdminNoteId(user.id) })}
          />
          <AccountStanding user={user} />
          {!isOfStaff(user) && (
            <ButtonLink to={`${userAddress(user.id)}/as`} variant="secondary" size="small">
              {t('viewAs.open')}
            </ButtonLink>
          )}
        </div>
        {!isSelf && !user.isAdmin && <RoleChoice key={user.role} user={user} />}
      </Stack>
    </PagePart>
  );
}
