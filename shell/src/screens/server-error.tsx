import { report } from '@cursiv/shared-platform/shell';
import { Button } from '@cursiv/shared-ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { useT } from '../messages/messages.ts';
import { StatusScreen } from './status-screen.tsx';

/** The internal-server-error variant of the error page (spec §2): the shell itself failed. */
export function ServerError() {
  const t = useT();
  const error = useRouteError();
  useEffect(() => report(error), [error]);
  return (
    <main id="main">
      <StatusScreen
        title={t('serverError.title')}
        text={t('serverError.text')}
        action={<Button onClick={() => location.reload()}>{t('retry')}</Button>}
      />
    </main>
  );
}
