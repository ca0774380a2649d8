import { paths } from '@cursiv/shared-platform';
import { ButtonLink } from '@cursiv/shared-ui';
import { useT } from '../messages/messages.ts';
import * as styles from './status-screen.module.css';
import { StatusScreen } from './status-screen.tsx';

/** "Page not found" with the message "Page Not Found: {path}" (spec §8); the path is shown as text. */
export function NotFound({ path }: { path: string }) {
  const t = useT();
  const action = (
    <div className={styles.actions}>
      <ButtonLink to={paths.home()}>{t('goHome')}</ButtonLink>
      <ButtonLink to={paths.courses()} variant="secondary">
        {t('notFound.browse')}
      </ButtonLink>
    </div>
  );
  return (
    <StatusScreen
      title={t('notFound.title')}
      text={t('notFound.text')}
      detail={`Page Not Found: ${path}`}
      action={action}
    />
  );
}
