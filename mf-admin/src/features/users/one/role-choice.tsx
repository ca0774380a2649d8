import { setUserRole, type UserAccount } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { STAFF_ROLES, type StaffRole, staffRole } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, ConfirmDialog, SelectField } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useActor } from '../../../shared/use-actor.ts';
import { useUsersT } from '../messages/messages.ts';
import { useUserT } from './messages/messages.ts';
import * as styles from './user.module.css';

/** The role of a person in the staff; asks before it changes, and says what the role opens. */
export function RoleChoice({ user }: { user: UserAccount }) {
  const t = useT();
  const userT = useUserT();
  const usersT = useUsersT();
  const actor = useActor();
  const { isPending, run } = useCommand();
  const name = user.name || user.email;
  const present = staffRole(user.role);
  const [chosen, choose] = useState<StaffRole | undefined>(present);
  const [isAsking, setIsAsking] = useState(false);
  const change = async () => {
    setIsAsking(false);
    const outcome = await run(() => setUserRole(actor(), user.id, chosen));
    if (outcome.status === 'done') toast(userT(`role.done.${chosen ?? 'none'}`, { name }), { tone: 'success' });
    if (outcome.status === 'failed')
      toast(usersT('refused', { name, reason: t(`error.${outcome.code}`) }), { tone: 'danger' });
  };
  return (
    <div className={styles.role}>
      <SelectField
        label={userT('role.label')}
        hint={userT(`role.about.${chosen ?? 'none'}`)}
        value={chosen ?? ''}
        options={[
          { value: '', label: userT('role.none') },
          ...STAFF_ROLES.map((role) => ({ value: role, label: userT(`role.${role}`) })),
        ]}
        onChange={({ currentTarget }) => choose(STAFF_ROLES.find((role) => role === currentTarget.value))}
      />
      <Button
        variant="secondary"
        size="small"
        pending={isPending}
        disabled={chosen === present}
        onClick={() => setIsAsking(true)}
      >
        {userT('role.save')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={userT(`role.ask.${chosen ?? 'none'}`, { name })}
        confirmLabel={userT('role.save')}
        cancelLabel={t('cancel')}
        onConfirm={() => void change()}
        onCancel={() => setIsAsking(false)}
      >
        <p>{userT('role.effect', { email: user.email })}</p>
      </ConfirmDialog>
    </div>
  );
}
