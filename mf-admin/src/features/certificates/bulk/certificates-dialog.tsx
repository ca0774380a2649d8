import { type Certificate, MAX_REVOCATION_REASON } from '@cursiv/shared-domain';
import { useT } from '../../../messages/messages.ts';
import { BulkDialog } from '../../../shared/bulk/bulk-dialog.tsx';
import { useBulkT } from '../../../shared/bulk/messages/messages.ts';
import { useBulkReason } from '../../../shared/bulk/use-bulk-reason.tsx';
import { useRefusal } from '../../../shared/use-refusal.ts';
import { useCertificatesT } from '../messages/messages.ts';
import { useMovesT } from './messages/messages.ts';

/** A question about the chosen certificates. */
export interface AskedCertificates {
  certificates: readonly Certificate[];
}

type CertificatesDialogProps = AskedCertificates & {
  /** Revokes one for a reason. Rejects with AppError. */
  revoke: (id: string, reason: string) => Promise<void>;
  /** Called with whether anything was tried. */
  onClose: (hasActed: boolean) => void;
};

/** Says which of the chosen certificates will be revoked, asks why, does it, and reports line by line. There is no way back. */
export function CertificatesDialog({ certificates, revoke, onClose }: CertificatesDialogProps) {
  const t = useT();
  const certificatesT = useCertificatesT();
  const bulkT = useBulkT();
  const refusal = useRefusal(certificatesT('changedMeanwhile'));
  const reason = useBulkReason({
    place: 'bulk.certificates',
    templates: 'revoked',
    field: {
      label: certificatesT('reason'),
      hint: certificatesT('reasonHint'),
      missing: certificatesT('reasonMissing'),
      maxLength: MAX_REVOCATION_REASON,
      isRequired: true,
    },
  });
  return (
    <BulkDialog
      title={useMovesT()('title')}
      lines={certificates.map((item) => ({ item, hindrance: hindranceOf(item) }))}
      words={{
        nameOf: ({ learnerName }) => learnerName,
        fateOf: ({ item: { status }, hindrance }) => {
          const from = t(`certificates.status.${status}`);
          return hindrance
            ? bulkT(`hindrance.${hindrance}`, { from })
            : bulkT('will', { from, to: t('certificates.status.revoked') });
        },
        refusal,
      }}
      reason={reason}
      act={({ id }) => revoke(id, reason.said.note)}
      onClose={onClose}
    />
  );
}

/** Why a certificate stays as it is: only a valid one can be revoked. */
function hindranceOf({ status }: Certificate): 'already' | 'noWay' | undefined {
  if (status === 'revoked') return 'already';
  return status === 'valid' ? undefined : 'noWay';
}
