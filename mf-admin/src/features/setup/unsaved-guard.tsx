import { splitLocale } from '@cursiv/shared-i18n';
import { useBlocker } from '@cursiv/shared-router';
import { ConfirmDialog } from '@cursiv/shared-ui';
import { useEffect } from 'react';
import { useT } from '../../messages/messages.ts';
import { useReloadHold } from '../../shared/use-reload-hold.ts';

type UnsavedGuardProps = {
  isUnsaved: boolean;
  /** The page is about to change its language, which is no leaving. */
  onLanguageChange: () => void;
};

/** Asks before unsaved settings are left: inside the site with a dialog, elsewhere with the browser's own. */
export function UnsavedGuard({ isUnsaved, onLanguageChange }: UnsavedGuardProps) {
  const t = useT();
  useReloadHold(isUnsaved, 'unsaved settings');
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (!isUnsaved || currentLocation.pathname === nextLocation.pathname) return false;
    const isSamePage = splitLocale(currentLocation.pathname).path === splitLocale(nextLocation.pathname).path;
    if (isSamePage) onLanguageChange();
    return !isSamePage;
  });
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('setup.leave.title')}
      confirmLabel={t('setup.leave.confirm')}
      cancelLabel={t('setup.leave.stay')}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      <p>{t('setup.leave.text')}</p>
    </ConfirmDialog>
  );
}
