import { useOptionalUser } from '@cursiv/shared-auth';
import { revokeCertificate } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { keptEdits, useKept } from '@cursiv/shared-data/edits';
import { type Certificate, hasVisible, MAX_REVOCATION_REASON } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { ReasonDialog } from '@cursiv/shared-ui';
import * as z from 'zod/mini';
import { useT } from '../../messages/messages.ts';

/** Asks why a certificate is revoked; its learner and everybody who opens its page read the answer. */
export function RevokeDialog({ certificate, onClose }: { certificate: Certificate; onClose: () => void }) {
  const t = useT();
  const { id, learnerName: name } = certificate;
  const edits = keptEdits(useOptionalUser()?.id, `revocation.${id}`, z.string());
  const [reason, edit] = useKept(edits, '');
  const { isPending, failure, run } = useCommand();
  const revoke = async () => {
    const { status } = await run(() => revokeCertificate(id, reason.trim()));
    if (status !== 'done') return;
    edits.clear();
    toast(t('certificates.revoked', { name }), { tone: 'success' });
    onClose();
  };
  return (
    <ReasonDialog
      title={t('certificates.askedWhy', { name })}
      confirmLabel={t('certificates.revoke')}
      cancelLabel={t('cancel')}
      tone="danger"
      pending={isPending}
      reason={{
        label: t('certificates.reason'),
        hint: t('certificates.reasonHint'),
        missing: t('certificates.reasonMissing'),
        maxLength: MAX_REVOCATION_REASON,
        isRequired: true,
      }}
      value={reason}
      isBlank={!hasVisible(reason)}
      onChange={edit}
      failure={failure && t(failure === 'conflict' ? 'certificates.changedMeanwhile' : `error.${failure}`)}
      onConfirm={() => void revoke()}
      onCancel={onClose}
    />
  );
}
