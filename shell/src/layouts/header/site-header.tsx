import { seemsSignedIn, useSession } from '@cursiv/shared-auth';
import { splitLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { useMenu } from '@cursiv/shared-platform/shell';
import { Link, NavLink } from '@cursiv/shared-router';
import { Button, Logo, useDisclosure } from '@cursiv/shared-ui';
import { Menu } from 'lucide-react';
import { useLocation } from 'react-router';
import { useT } from '../../messages/messages.ts';
import { AccountLinks } from './account-links.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { useSearchKey } from './search-key.ts';
import * as styles from './site-header.module.css';
import { SiteSearch } from './site-search.tsx';

/** Pages that have a course search of their own. */
const HAVE_OWN_SEARCH: readonly string[] = [paths.home(), paths.courses()];

/** The top of every page. On narrow screens the links open from a menu button; the language switch always shows. */
export function SiteHeader() {
  const t = useT();
  const { pathname } = useLocation();
  const { id, isOpen, button } = useDisclosure(pathname);
  const hasSearchKey = useSearchKey();

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={paths.home()} className={styles.brand}>
          <Logo label={t('home')} />
        </Link>
        {!HAVE_OWN_SEARCH.includes(splitLocale(pathname).path) && <SiteSearch hasKey={hasSearchKey} />}
        <div className={styles.corner}>
          <div id="bell" className={styles.bell} data-reserved={seemsSignedIn(useSession())} />
          <LanguageSwitch />
          <div className={styles.toggle}>
            <Button variant="secondary" {...button}>
              <Menu size={20} aria-hidden className={styles.menuIcon} />
              <span className={styles.menuWord}>{t('nav.menu')}</span>
            </Button>
          </div>
        </div>
        <div id={id} className={styles.menu} data-open={isOpen}>
          <nav aria-label={t('nav.label')} className={styles.links}>
            {useMenu('default').map(({ to, label }) => (
              <NavLink key={to} to={to}>
                {label}
              </NavLink>
            ))}
          </nav>
          <AccountLinks />
        </div>
      </div>
    </header>
  );
}
