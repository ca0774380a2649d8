import { splitLocale } from '@cursiv/shared-i18n';
import { useLayoutEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { putSizesBack } from '../routing/sizes-left.ts';

/** Stands before what scrolls a page. */
function Sizes() {
  const location = useLocation();
  useLayoutEffect(() => putSizesBack(location), [location]);
  return null;
}

/** Everything under the router; a language switch keeps the page's scroll position. */
export function RouterRoot() {
  return (
    <>
      <Outlet />
      <Sizes />
      <ScrollRestoration getKey={({ pathname, key }) => (key === 'default' ? splitLocale(pathname).path : key)} />
    </>
  );
}
