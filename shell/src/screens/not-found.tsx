import { paths } from '@cursiv/shared-platform';
import { ButtonLink } from '@cursiv/shared-ui';
import { useT } from '../messages/messages.ts';
import * as styles from './status-screen.module.css';
import { StatusScreen } from './status-screen.tsx';

/**
 * "Page not found" in the page's language, with the spec's own message "Page Not Found: {path}" (§8) for support; the
 * path is shown as requested, as text.
 */
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
      detail={
        <>
          {t('notFound.detail')} <code lang="en">{`Page Not Found: ${path}`}</code>
        </>
      }
      action={action}
    />
  );
}
