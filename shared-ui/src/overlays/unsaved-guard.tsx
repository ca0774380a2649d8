import { useVocabulary } from '@cursiv/shared-i18n';
import { useLeaveGuard } from '@cursiv/shared-router';
import { ConfirmDialog } from './confirm-dialog.tsx';

export type UnsavedGuardProps = {
  isUnsaved: boolean;
  /** What it asks about, when it is not edits. */
  title?: string | undefined;
  /** What happens to the text when one leaves all the same. */
  consequence: string;
  /** A locale-free path to which going is not leaving, beside the present one. */
  alsoHere?: string;
  /** The person leaves, and the edits go. */
  onLeave?: () => void;
};

/** Asks before unsaved edits are left: inside the site with a dialog, elsewhere with the browser's own question. */
export function UnsavedGuard({ isUnsaved, title, consequence, alsoHere, onLeave }: UnsavedGuardProps) {
  const words = useVocabulary();
  const blocker = useLeaveGuard(isUnsaved, alsoHere);
  const leave = () => {
    onLeave?.();
    blocker.proceed?.();
  };
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={title ?? words('unsaved.title')}
      confirmLabel={words('unsaved.leave')}
      cancelLabel={words('unsaved.stay')}
      onConfirm={leave}
      onCancel={() => blocker.reset?.()}
    >
      <p>{consequence}</p>
    </ConfirmDialog>
  );
}
