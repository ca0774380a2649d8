import { createOwnTranslator } from '@cursiv/shared-i18n';
import { useLeaveGuard } from '@cursiv/shared-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { ConfirmDialog } from './dialog/confirm-dialog.tsx';

const { useT } = createOwnTranslator(
  { title: 'Ai modificări nesalvate', leave: 'Pleacă', stay: 'Rămâi aici' },
  { title: 'You have unsaved changes', leave: 'Leave', stay: 'Stay here' },
);

export type UnsavedGuardProps = {
  isUnsaved: boolean;
  /** The subject of the question, when it is not edits. */
  title?: string | undefined;
  /** The effect of leaving on the text. */
  consequence: string;
  /** A locale-free path, besides the present one, that does not count as leaving. */
  alsoHere?: string;
  /** Saves the edits on leaving; nobody is asked when that succeeds soon. Never rejects. */
  save?: () => Promise<boolean>;
  /** The person leaves, and the edits are dropped. */
  onLeave?: () => void;
};

/** How long leaving waits for the edits to be saved, in milliseconds. */
const PATIENCE_MS = 5_000;

const soon = () => new Promise<false>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS));

/**
 * Saves unsaved edits before they are left, where that can be done, and asks otherwise: with a dialog inside the site,
 * elsewhere with the browser's own question.
 */
export function UnsavedGuard({ isUnsaved, title, consequence, alsoHere, save, onLeave }: UnsavedGuardProps) {
  const t = useT();
  const blocker = useLeaveGuard(isUnsaved, alsoHere);
  const isBlocked = blocker.state === 'blocked';
  const [isAsking, setIsAsking] = useState(false);
  const saveFirst = useEffectEvent(async (signal: AbortSignal) => {
    const isSaved = save ? await Promise.race([save(), soon()]) : false;
    if (signal.aborted) return;
    if (isSaved) blocker.proceed?.();
    else setIsAsking(true);
  });
  useEffect(() => {
    if (!isBlocked) return;
    const leaving = new AbortController();
    void saveFirst(leaving.signal);
    return () => {
      leaving.abort();
      setIsAsking(false);
    };
  }, [isBlocked]);
  const leave = () => {
    onLeave?.();
    blocker.proceed?.();
  };
  return (
    <ConfirmDialog
      open={isBlocked && isAsking}
      title={title ?? t('title')}
      confirmLabel={t('leave')}
      cancelLabel={t('stay')}
      onConfirm={leave}
      onCancel={() => blocker.reset?.()}
    >
      <p>{consequence}</p>
    </ConfirmDialog>
  );
}
