import type { ReactNode } from 'react';
import { Button } from '../../actions/button.tsx';
import { Dialog } from './dialog.tsx';

export type ConfirmDialogProps = {
  open: boolean;
  title: ReactNode;
  /** The effect, and what cannot be undone. */
  children?: ReactNode;
  /** The action itself, such as "Delete the course". */
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  pending?: boolean;
  tone?: 'primary' | 'danger';
};

/** Asks for confirmation of something irreversible. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  pending = false,
  tone = 'danger',
}: ConfirmDialogProps) {
  const actions = (
    <>
      <Button variant="secondary" onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button variant={tone} pending={pending} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      closeLabel={cancelLabel}
      role="alertdialog"
      size="small"
      actions={actions}
    >
      {children}
    </Dialog>
  );
}
