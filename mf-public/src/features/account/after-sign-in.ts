import { splitLocale } from '@cursiv/shared-i18n';
import { paths, returnAddress } from '@cursiv/shared-platform';

/** Where to go after signing in, without a language prefix: back to the previous page, else to the dashboard. */
export function afterSignIn(returnTo: string | null): string {
  const { pathname, search, hash } = new URL(returnAddress(returnTo, paths.dashboard()), 'https://site.invalid');
  return splitLocale(pathname).path + search + hash;
}
