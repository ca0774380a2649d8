import { suspendAccount } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { MAX_SUSPENSION_REASON } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { NoteDialog } from '../../shared/note-dialog.tsx';
import { useRefusal } from '../../shared/use-refusal.ts';
import { useUsersT } from './messages/messages.ts';

/** Asks why an account is suspended; its person reads the answer. */
export function SuspendDialog({ uid, name, onClose }: { uid: string; name: string; onClose: () => void }) {
  const t = useUsersT();
  const refusal = useRefusal(t('standing.changedMeanwhile'));
  const { isPending, failure, run } = useCommand();
  const suspend = async (reason: string) => {
    const { status } = await run(() => suspendAccount(uid, reason));
    if (status === 'done') toast(t('standing.hasSuspended', { name }), { tone: 'success' });
    return status === 'done';
  };
  return (
    <NoteDialog
      place={`suspension.${uid}`}
      title={t('standing.askedWhy', { name })}
      confirmLabel={t('standing.suspend')}
      tone="danger"
      pending={isPending}
      templates="account"
      field={{
        label: t('standing.reason'),
        hint: t('standing.reasonHint'),
        missing: t('standing.reasonMissing'),
        maxLength: MAX_SUSPENSION_REASON,
      }}
      failure={failure && refusal(failure)}
      onSend={({ note }) => suspend(note)}
      onClose={onClose}
    />
  );
}
