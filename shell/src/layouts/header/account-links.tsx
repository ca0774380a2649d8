import { seemsSignedIn, sessionUser, useSession } from '@cursiv/shared-auth';
import { splitLocale } from '@cursiv/shared-i18n';
import { paths, returnAddress } from '@cursiv/shared-platform';
import { useMenu } from '@cursiv/shared-platform/shell';
import { NavLink } from '@cursiv/shared-router';
import { Button, ButtonLink } from '@cursiv/shared-ui';
import { useLocation } from 'react-router';
import { useT } from '../../messages/messages.ts';
import * as styles from './account-links.module.css';
import { useSignOut } from './use-sign-out.ts';

function SignedIn() {
  const t = useT();
  const signOut = useSignOut();
  const present = useSession();
  return (
    <>
      {useMenu('account').map(({ to, label }) => (
        <NavLink key={to} to={to} className={styles.link} title={sessionUser(present)?.name}>
          {label}
        </NavLink>
      ))}
      <Button variant="quiet" onClick={signOut}>
        {t('account.signOut')}
      </Button>
    </>
  );
}

function SignedOut() {
  const t = useT();
  const { pathname, search } = useLocation();
  const here = returnAddress(splitLocale(pathname).path + search, '');
  const returnTo = here === '/' ? undefined : here;
  return (
    <>
      <NavLink to={paths.login(returnTo)} className={styles.link}>
        {t('account.signIn')}
      </NavLink>
      <ButtonLink to={paths.register(returnTo)} variant="primary">
        {t('account.register')}
      </ButtonLink>
    </>
  );
}

/** Sign-in links for a visitor, or the account menu for a signed-in person. */
export function AccountLinks() {
  const t = useT();
  return (
    <nav aria-label={t('account.label')} className={styles.account}>
      {seemsSignedIn(useSession()) ? <SignedIn /> : <SignedOut />}
    </nav>
  );
}
