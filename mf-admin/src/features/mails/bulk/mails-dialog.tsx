import { isComplaint, type MailJob } from '@cursiv/shared-domain';
import { useT } from '../../../messages/messages.ts';
import { BulkDialog } from '../../../shared/bulk/bulk-dialog.tsx';
import { useRefusal } from '../../../shared/use-refusal.ts';
import { useMailNames } from '../use-mail-names.ts';
import { useMovesT } from './messages/messages.ts';

/** What may become of several mails at once. */
export const MAIL_BULK = ['waiting', 'dropped'] as const;
type MailMove = (typeof MAIL_BULK)[number];

/** A question about the chosen mails. */
export interface AskedMails {
  to: MailMove;
  mails: readonly MailJob[];
}

type MailsDialogProps = AskedMails & {
  /** Settles one mail. Rejects with AppError. */
  settle: (id: string, to: MailMove) => Promise<void>;
  /** Called with whether anything was tried. */
  onClose: (hasActed: boolean) => void;
};

/** Says what will become of each of the chosen mails, does it, and reports line by line. What has left cannot be taken back. */
export function MailsDialog({ to, mails, settle, onClose }: MailsDialogProps) {
  const t = useT();
  const movesT = useMovesT();
  const nameOf = useMailNames(mails);
  const refusal = useRefusal(t('mails.settledMeanwhile'));
  return (
    <BulkDialog
      title={movesT(`title.${to}`)}
      lines={mails.map((item) => ({ item, hindrance: to === 'waiting' && isComplaint(item) ? 'complaint' : undefined }))}
      words={{ nameOf, fateOf: ({ hindrance }) => movesT(hindrance ?? `will.${to}`), refusal }}
      act={({ id }) => settle(id, to)}
      onClose={onClose}
    />
  );
}
