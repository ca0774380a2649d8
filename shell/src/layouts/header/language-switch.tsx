import { LOCALES, localizePath, splitLocale } from '@cursiv/shared-i18n';
import { useAskedLocation } from '@cursiv/shared-router/asked-location';
import { Link as RouterLink } from 'react-router';
import { useT } from '../../messages/messages.ts';
import * as styles from './language-switch.module.css';

/**
 * Links to the present page in each language; query, choices on their way, hash, scroll position and all typed text
 * stay.
 */
export function LanguageSwitch() {
  const t = useT();
  const { pathname, search, hash } = useAskedLocation();
  const present = splitLocale(pathname);
  return (
    <nav aria-label={t('language.label')} className={styles.switch}>
      {LOCALES.map((locale) => (
        <RouterLink
          key={locale}
          to={localizePath(present.path, locale) + search + hash}
          lang={locale}
          hrefLang={locale}
          aria-label={`${locale.toUpperCase()}: ${t(`locale.${locale}`)}`}
          aria-current={locale === present.locale ? 'true' : undefined}
          preventScrollReset
          replace
          className={styles.language}
        >
          {locale.toUpperCase()}
        </RouterLink>
      ))}
    </nav>
  );
}
