import { useMenu } from '@cursiv/shared-platform/shell';
import { Link } from '@cursiv/shared-router';
import { useT } from '../../messages/messages.ts';
import * as styles from './site-footer.module.css';

/** The bottom of every page. */
export function SiteFooter() {
  const t = useT();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.tagline}>{t('footer.tagline')}</p>
        <nav aria-label={t('footer.label')} className={styles.links}>
          {[...useMenu('default'), ...useMenu('footer')].map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
