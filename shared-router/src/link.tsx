import { localizePath, useLocale } from '@cursiv/shared-i18n';
import type { ComponentProps } from 'react';
import * as router from 'react-router';

type LinkProps = Omit<ComponentProps<typeof router.Link>, 'to'> & {
  /** Locale-free internal path, such as `/courses/abc?x=1`. */
  to: string;
};
type NavLinkProps = Omit<ComponentProps<typeof router.NavLink>, 'to'> & { to: string };

/** A link inside the site, in the page's language. */
export function Link({ to, ...rest }: LinkProps) {
  return <router.Link to={localizePath(to, useLocale())} {...rest} />;
}

/** A link in the page's language that marks itself as the current page (`aria-current`). */
export function NavLink({ to, ...rest }: NavLinkProps) {
  return <router.NavLink to={localizePath(to, useLocale())} {...rest} />;
}
