import { isAppError, loadErrorCode } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { report } from '@cursiv/shared-platform/shell';
import { Button, isLoadFailure } from '@cursiv/shared-ui';
import { type ReactNode, useCallback, useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router';
import { DisabledError, SectionError, type SectionErrorKind } from '../composition/section-error.ts';
import { useT } from '../messages/messages.ts';
import { useRecovery } from '../recovery/use-recovery.ts';
import { whenReachable } from '../recovery/when-reachable.ts';
import { NoAccess } from './no-access.tsx';
import { NotFound } from './not-found.tsx';
import { PageLoading } from './page-loading.tsx';
import { StatusScreen } from './status-screen.tsx';

/**
 * Navigates to the present address again: loads what failed, without loading the document. Does so by itself when the
 * browser has found a network.
 */
function useRetry(): () => void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const retry = useCallback(
    () => void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true }),
    [navigate, pathname, search, hash],
  );
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  return retry;
}

function Failure({ error }: { error: unknown }): ReactNode {
  const t = useT();
  const locale = useLocale();
  const retry = useRetry();
  // Only a new document asks again for what a page loads later, or learns whether the section is on again.
  const again = isLoadFailure(error) || error instanceof DisabledError ? () => location.reload() : retry;
  const action = <Button onClick={again}>{t('retry')}</Button>;
  const recovery = useRecovery(error);
  useEffect(() => (recovery === 'offline' ? whenReachable(retry) : undefined), [recovery, retry]);
  if (recovery === 'looking' || recovery === 'reloading') return <PageLoading />;
  if (recovery === 'offline') {
    return <StatusScreen title={t('failed.title')} text={t('error.offline')} action={action} />;
  }
  if (isAppError(error)) {
    return <StatusScreen title={t('failed.title')} text={t(`error.${loadErrorCode(error)}`)} action={action} />;
  }
  if (error instanceof DisabledError) {
    return <StatusScreen title={t('disabled.title')} text={error.text[locale]} action={action} />;
  }
  const kind = kindOf(error);
  return <StatusScreen title={t(`${kind}.title`)} text={t(`${kind}.text`)} action={action} />;
}

function kindOf(error: unknown): Exclude<SectionErrorKind, 'disabled'> {
  if (isLoadFailure(error)) return 'unavailable';
  return error instanceof SectionError && error.kind !== 'disabled' ? error.kind : 'crashed';
}

/** Replaces a section whose page cannot be shown; the header and the other sections keep working. */
export function SectionFailure() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const isExpected = isRouteErrorResponse(error) || error instanceof DisabledError;
  useEffect(() => {
    if (!isExpected) report(error, { path: pathname });
  }, [error, isExpected, pathname]);

  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound path={pathname} />;
  if (isRouteErrorResponse(error) && error.status === 403) return <NoAccess />;
  return <Failure error={error} />;
}
