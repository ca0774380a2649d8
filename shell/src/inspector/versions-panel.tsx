import { VERSIONS_HASH } from '@cursiv/shared-platform';
import { lazy, Suspense, useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

const VersionsDialog = lazy(async () => ({ default: (await import('./versions-dialog.tsx')).VersionsDialog }));

/** Opens the versions dialog at the address `#versions` of every page or with Ctrl+Alt+V; its code loads on first use. */
export function VersionsPanel() {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const isOpen = hash === VERSIONS_HASH;

  const show = useCallback(
    (next: string) => void navigate({ pathname, search, hash: next }, { replace: true, preventScrollReset: true }),
    [navigate, pathname, search],
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey && event.altKey && event.code === 'KeyV') show(isOpen ? '' : VERSIONS_HASH);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOpen, show]);

  return isOpen ? (
    <Suspense fallback={null}>
      <VersionsDialog onClose={() => show('')} />
    </Suspense>
  ) : null;
}
