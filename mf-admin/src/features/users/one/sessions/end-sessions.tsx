import { endSessions, type UserAccount } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, ConfirmDialog } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../../messages/messages.ts';
import { useUserT } from '../messages/messages.ts';

/** Signs a person out on every device, after a question. */
export function EndSessions({ user }: { user: UserAccount }) {
  const t = useT();
  const userT = useUserT();
  const name = user.name || user.email;
  const [isAsking, setIsAsking] = useState(false);
  const { isPending, run } = useCommand();
  const end = async () => {
    setIsAsking(false);
    const outcome = await run(() => endSessions(user.id));
    if (outcome.status === 'done') toast(userT('sessions.ended', { name }), { tone: 'success' });
    if (outcome.status === 'failed') toast(t(`error.${outcome.code}`), { tone: 'danger' });
  };
  return (
    <>
      <Button variant="secondary" size="small" pending={isPending} onClick={() => setIsAsking(true)}>
        {userT('sessions.end')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={userT('sessions.title', { name })}
        confirmLabel={userT('sessions.end')}
        cancelLabel={t('cancel')}
        onConfirm={() => void end()}
        onCancel={() => setIsAsking(false)}
      >
        <p>{userT('sessions.text')}</p>
      </ConfirmDialog>
    </>
  );
}
