import { restoreAccount, type UserAccount } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { toast } from '@cursiv/shared-platform/shell';
import { Badge, Button, VisuallyHidden } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { useUsersT } from './messages/messages.ts';
import { SuspendDialog } from './suspend-dialog.tsx';
import * as styles from './users.module.css';

/** Whether a person may sign in; an administrator's right has to be withdrawn before their account can be suspended. */
export function AccountStanding({ user }: { user: UserAccount }) {
  const t = useT();
  const usersT = useUsersT();
  const name = user.name || user.email;
  const [isAsking, setIsAsking] = useState(false);
  const { isPending, run } = useCommand();
  const restore = async () => {
    const outcome = await run(() => restoreAccount(user.id));
    if (outcome.status === 'done') toast(usersT('standing.hasRestored', { name }), { tone: 'success' });
    if (outcome.status === 'failed') toast(t(`error.${outcome.code}`), { tone: 'danger' });
  };
  const isSuspended = user.status === 'suspended';
  if (user.isAdmin && !isSuspended) return null;
  return (
    <div className={styles.admin}>
      {isSuspended && (
        <Badge size="small" tone="danger">
          {usersT('standing.suspended')}
        </Badge>
      )}
      {isSuspended && user.suspension && (
        <span className={styles.note}>{usersT('standing.why', { reason: user.suspension.reason })}</span>
      )}
      <Button
        variant="quiet"
        size="small"
        pending={isPending}
        onClick={() => (isSuspended ? void restore() : setIsAsking(true))}
      >
        {usersT(isSuspended ? 'standing.restore' : 'standing.suspend')}{' '}
        <VisuallyHidden>{usersT('standing.of', { name })}</VisuallyHidden>
      </Button>
      {isAsking && <SuspendDialog uid={user.id} name={name} onClose={() => setIsAsking(false)} />}
    </div>
  );
}
