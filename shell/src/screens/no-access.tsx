import { paths } from '@cursiv/shared-platform';
import { ButtonLink } from '@cursiv/shared-ui';
import { useT } from '../messages/messages.ts';
import { StatusScreen } from './status-screen.tsx';

/** Shown to a signed-in person whom a guard refuses. */
export function NoAccess() {
  const t = useT();
  return (
    <StatusScreen
      title={t('noAccess.title')}
      text={t('noAccess.text')}
      action={<ButtonLink to={paths.home()}>{t('goHome')}</ButtonLink>}
    />
  );
}
