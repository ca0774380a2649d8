import { type KeptEdits, useKept } from '@cursiv/shared-data/edits';
import { BOOKING_LIMITS } from '@cursiv/shared-domain';
import { Button, Dialog, Stack, TextArea } from '@cursiv/shared-ui';
import { type ReactNode, useId, useState } from 'react';
import { useT } from '../../messages/messages.ts';

type ReasonDialogProps = {
  title: string;
  text: string;
  confirmLabel: string;
  isRequired: boolean;
  isPending: boolean;
  /** Why the last attempt failed. */
  notice: ReactNode;
  /** The text typed earlier, in case the page was left in between. */
  edits: KeptEdits<string>;
  onConfirm: (reason: string) => void;
  onCancel: () => void;
};

/** Asks for confirmation and a reason before cancelling a booking on the other side. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, confirmLabel, isRequired, isPending, notice, edits, onConfirm, onCancel } = props;
  const t = useT();
  const fieldId = useId();
  const [reason, edit] = useKept(edits, '');
  const [isMissing, setIsMissing] = useState(false);
  const confirm = () => {
    const missing = isRequired && reason.trim() === '';
    setIsMissing(missing);
    if (missing) document.getElementById(fieldId)?.focus();
    else onConfirm(reason);
  };
  return (
    <Dialog
      open
      role="alertdialog"
      size="small"
      title={title}
      closeLabel={t('close')}
      onClose={onCancel}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {t('bookings.keep')}
          </Button>
          <Button variant="danger" pending={isPending} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{text}</p>
        <TextArea
          id={fieldId}
          label={t(isRequired ? 'bookings.reasonLabel' : 'bookings.reasonOptional')}
          required={isRequired}
          maxLength={BOOKING_LIMITS.reason}
          value={reason}
          error={isMissing && t('bookings.reasonMissing')}
          onChange={({ currentTarget }) => edit(currentTarget.value)}
        />
        {notice}
      </Stack>
    </Dialog>
  );
}
