import { useVocabulary } from '@cursiv/shared-i18n';
import { useLeaveGuard } from '@cursiv/shared-router';
import { ConfirmDialog } from './confirm-dialog.tsx';

export type UnsavedGuardProps = {
  isUnsaved: boolean;
  /** The subject of the question, when it is not edits. */
  title?: string | undefined;
  /** The effect of leaving on the text. */
  consequence: string;
  /** A locale-free path, besides the present one, that does not count as leaving. */
  alsoHere?: string;
  /** The person leaves, and the edits are dropped. */
  onLeave?: () => void;
};

/** Asks before unsaved edits are left: with a dialog inside the site, elsewhere with the browser's own question. */
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
