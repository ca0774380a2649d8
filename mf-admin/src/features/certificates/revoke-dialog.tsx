import { revokeCertificate } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { type Certificate, MAX_REVOCATION_REASON } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { NoteDialog } from '../../shared/note-dialog.tsx';
import { useRefusal } from '../../shared/use-refusal.ts';
import { useCertificatesT } from './messages/messages.ts';

/** Asks why a certificate is revoked; its learner and everybody who opens its page read the answer. */
export function RevokeDialog({ certificate, onClose }: { certificate: Certificate; onClose: () => void }) {
  const t = useCertificatesT();
  const { id, learnerName: name } = certificate;
  const refusal = useRefusal(t('changedMeanwhile'));
  const { isPending, failure, run } = useCommand();
  const revoke = async (reason: string) => {
    const { status } = await run(() => revokeCertificate(id, reason));
    if (status === 'done') toast(t('revoked', { name }), { tone: 'success' });
    return status === 'done';
  };
  return (
    <NoteDialog
      place={`revocation.${id}`}
      title={t('askedWhy', { name })}
      confirmLabel={t('revoke')}
      tone="danger"
      pending={isPending}
      templates="revoked"
      field={{
        label: t('reason'),
        hint: t('reasonHint'),
        missing: t('reasonMissing'),
        maxLength: MAX_REVOCATION_REASON,
      }}
      failure={failure && refusal(failure)}
      onSend={({ note }) => revoke(note)}
      onClose={onClose}
    />
  );
}
