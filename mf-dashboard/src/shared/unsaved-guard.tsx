import { splitLocale } from '@cursiv/shared-i18n';
import { useBlocker } from '@cursiv/shared-router';
import { ConfirmDialog } from '@cursiv/shared-ui';
import { useEffect } from 'react';
import { useT } from '../messages/messages.ts';
import { useReloadHold } from './use-reload-hold.ts';

export type UnsavedGuardProps = {
  isUnsaved: boolean;
  /** What happens to the text when one leaves all the same. */
  consequence: string;
  /** A locale-free path to which going is not leaving, beside the present one. */
  alsoHere?: string;
};

/** Asks before unsaved edits are left: inside the site with a dialog, elsewhere with the browser's own. Changing the language is not leaving. */
export function UnsavedGuard({ isUnsaved, consequence, alsoHere }: UnsavedGuardProps) {
  const t = useT();
  useReloadHold(isUnsaved, 'unsaved edits');
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const here = splitLocale(currentLocation.pathname).path + currentLocation.search;
    const next = splitLocale(nextLocation.pathname).path;
    return isUnsaved && next + nextLocation.search !== here && next !== alsoHere;
  });
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('unsaved.title')}
      confirmLabel={t('unsaved.leave')}
      cancelLabel={t('unsaved.stay')}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      <p>{consequence}</p>
    </ConfirmDialog>
  );
}
