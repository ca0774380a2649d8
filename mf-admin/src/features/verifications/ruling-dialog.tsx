import {
  type AppErrorCode,
  VERIFICATION_LIMITS,
  type VerificationRequest,
  type VerificationRuling,
} from '@cursiv/shared-domain';
import { NoteDialog } from '../../shared/note-dialog.tsx';
import { useRefusal } from '../../shared/use-refusal.ts';
import { useVerificationsT } from './messages/messages.ts';

type RulingDialogProps = {
  request: VerificationRequest;
  status: 'rejected' | 'revoked';
  isPending: boolean;
  failure: AppErrorCode | undefined;
  /** Resolves to whether the ruling is made. */
  onRule: (ruling: VerificationRuling) => Promise<boolean>;
  onClose: () => void;
};

/** Asks why a right is refused or taken back; the person reads the answer. */
export function RulingDialog({ request, status, isPending, failure, onRule, onClose }: RulingDialogProps) {
  const t = useVerificationsT();
  const refusal = useRefusal(t('changedMeanwhile'));
  return (
    <NoteDialog
      place={`verification.${request.id}.${status}`}
      title={t(`askedWhy.${status}`, { name: request.name })}
      confirmLabel={t(`rule.${status}`)}
      tone="danger"
      pending={isPending}
      templates="refused"
      field={{
        label: t('note'),
        hint: t('noteHint'),
        missing: t('noteMissing'),
        maxLength: VERIFICATION_LIMITS.ruling,
      }}
      failure={failure && refusal(failure)}
      onSend={onRule}
      onClose={onClose}
    />
  );
}
