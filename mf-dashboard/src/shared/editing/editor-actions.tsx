import type { EditSession } from '@cursiv/shared-data/edits';
import { Button, type ButtonProps, Cluster } from '@cursiv/shared-ui';
import type { ReactNode } from 'react';
import { useT } from '../../messages/messages.ts';

type EditorActionsProps = Pick<ButtonProps, 'size'> & {
  /** The words on the button that saves. */
  label: string;
  editing: Pick<EditSession<never>, 'discard'>;
  isSaving: boolean;
  /** Between saving and giving up. */
  children?: ReactNode;
  /** Absent where nothing closes. */
  onClose?: (() => void) | undefined;
};

/** The end of a form that saves on request: giving up forgets what was typed. */
export function EditorActions({ label, editing, isSaving, size, children, onClose }: EditorActionsProps) {
  const t = useT();
  const giveUp = (close: () => void) => () => {
    editing.discard();
    close();
  };
  return (
    <Cluster>
      <Button type="submit" {...(size && { size })} pending={isSaving}>
        {label}
      </Button>
      {children}
      {onClose && (
        <Button variant="quiet" {...(size && { size })} onClick={giveUp(onClose)}>
          {t('cancel')}
        </Button>
      )}
    </Cluster>
  );
}
