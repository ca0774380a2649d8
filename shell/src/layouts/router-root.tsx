import { splitLocale } from '@cursiv/shared-i18n';
import { Outlet, ScrollRestoration } from 'react-router';

/** Everything under the router; a language switch keeps the page's scroll position. */
export function RouterRoot() {
  return (
    <>
      <Outlet />
      <ScrollRestoration getKey={({ pathname, key }) => (key === 'default' ? splitLocale(pathname).path : key)} />
    </>
  );
}
