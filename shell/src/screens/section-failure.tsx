import { AppError } from '@cursiv/shared-domain';
import { splitLocale, useVocabulary } from '@cursiv/shared-i18n';
import { Button } from '@cursiv/shared-ui';
import { type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router';
import { platformApi } from '../composition/platform-api.ts';
import { SectionError } from '../composition/section-error.ts';
import { useT } from '../messages/messages.ts';
import { NoAccess } from './no-access.tsx';
import { NotFound } from './not-found.tsx';
import { StatusScreen } from './status-screen.tsx';

/** Goes to the present address again: loads what failed, without loading the document. */
function RetryButton() {
  const t = useT();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const retry = () => void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true });
  return <Button onClick={retry}>{t('retry')}</Button>;
}

/** What stands in a section's place when its page cannot be shown; the header and the other sections go on working. */
export function SectionFailure() {
  const t = useT();
  const words = useVocabulary();
  const error = useRouteError();
  const { pathname } = useLocation();
  const isExpected = isRouteErrorResponse(error);
  useEffect(() => {
    if (!isExpected) platformApi.report(error, { path: pathname });
  }, [error, isExpected, pathname]);

  const screen = (name: 'unavailable' | 'incompatible' | 'crashed'): ReactNode => (
    <StatusScreen title={t(`${name}.title`)} text={t(`${name}.text`)} action={<RetryButton />} />
  );
  if (error instanceof SectionError) return screen(error.kind);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound path={splitLocale(pathname).path} />;
  if (isRouteErrorResponse(error) && error.status === 403) return <NoAccess />;
  if (error instanceof AppError) {
    return <StatusScreen title={t('failed.title')} text={words(`error.${error.code}`)} action={<RetryButton />} />;
  }
  return screen('crashed');
}
