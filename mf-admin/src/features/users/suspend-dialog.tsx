import { useOptionalUser } from '@cursiv/shared-auth';
import { suspendAccount } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { keptEdits, useKept } from '@cursiv/shared-data/edits';
import { hasVisible, MAX_SUSPENSION_REASON } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { ReasonDialog } from '@cursiv/shared-ui';
import * as z from 'zod/mini';
import { useT } from '../../messages/messages.ts';

/** Asks why an account is suspended; its person reads the answer. */
export function SuspendDialog({ uid, name, onClose }: { uid: string; name: string; onClose: () => void }) {
  const t = useT();
  const edits = keptEdits(useOptionalUser()?.id, `suspension.${uid}`, z.string());
  const [reason, edit] = useKept(edits, '');
  const { isPending, failure, run } = useCommand();
  const suspend = async () => {
    const { status } = await run(() => suspendAccount(uid, reason.trim()));
    if (status !== 'done') return;
    edits.clear();
    toast(t('users.standing.hasSuspended', { name }), { tone: 'success' });
    onClose();
  };
  return (
    <ReasonDialog
      title={t('users.standing.askedWhy', { name })}
      confirmLabel={t('users.standing.suspend')}
      cancelLabel={t('cancel')}
      tone="danger"
      pending={isPending}
      reason={{
        label: t('users.standing.reason'),
        hint: t('users.standing.reasonHint'),
        missing: t('users.standing.reasonMissing'),
        maxLength: MAX_SUSPENSION_REASON,
        isRequired: true,
      }}
      value={reason}
      isBlank={!hasVisible(reason)}
      onChange={edit}
      failure={failure && t(failure === 'conflict' ? 'users.standing.changedMeanwhile' : `error.${failure}`)}
      onConfirm={() => void suspend()}
      onCancel={onClose}
    />
  );
}
