import { LocaleProvider, localeCookie, splitLocale } from '@cursiv/shared-i18n';
import { useLayoutEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Menus } from './menus.tsx';

/** Sets the language of everything below from the path, and remembers it. */
export function LocaleRoot() {
  const { locale } = splitLocale(useLocation().pathname);
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.cookie = localeCookie(locale, location.protocol === 'https:');
  }, [locale]);
  return (
    <LocaleProvider value={locale}>
      <Menus>
        <Outlet />
      </Menus>
    </LocaleProvider>
  );
}
