import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { useT } from '../messages/messages.ts';
import * as styles from './site-footer.module.css';

/** The bottom of every page. */
export function SiteFooter() {
  const t = useT();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.tagline}>{t('footer.tagline')}</p>
        <nav aria-label={t('footer.label')} className={styles.links}>
          <Link to={paths.courses()}>{t('nav.courses')}</Link>
          <Link to={paths.resources()}>{t('nav.resources')}</Link>
          <Link to={paths.experts()}>{t('nav.experts')}</Link>
          <Link to={paths.dashboard()}>{t('account.dashboard')}</Link>
        </nav>
      </div>
    </footer>
  );
}
