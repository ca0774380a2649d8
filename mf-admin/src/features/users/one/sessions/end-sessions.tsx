import { endSessions, type UserAccount } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, ConfirmDialog } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../../messages/messages.ts';

/** Signs a person out on every device, after a question. */
export function EndSessions({ user }: { user: UserAccount }) {
  const t = useT();
  const name = user.name || user.email;
  const [isAsking, setIsAsking] = useState(false);
  const { isPending, run } = useCommand();
  const end = async () => {
    setIsAsking(false);
    const outcome = await run(() => endSessions(user.id));
    if (outcome.status === 'done') toast(t('user.sessions.ended', { name }), { tone: 'success' });
    if (outcome.status === 'failed') toast(t(`error.${outcome.code}`), { tone: 'danger' });
  };
  return (
    <>
      <Button variant="secondary" size="small" pending={isPending} onClick={() => setIsAsking(true)}>
        {t('user.sessions.end')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('user.sessions.title', { name })}
        confirmLabel={t('user.sessions.end')}
        cancelLabel={t('cancel')}
        onConfirm={() => void end()}
        onCancel={() => setIsAsking(false)}
      >
        <p>{t('user.sessions.text')}</p>
      </ConfirmDialog>
    </>
  );
}
