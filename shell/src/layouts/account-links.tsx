import { seemsAdmin, seemsSignedIn, session, sessionUser, useSession } from '@cursiv/shared-auth';
import { splitLocale } from '@cursiv/shared-i18n';
import { paths, returnAddress } from '@cursiv/shared-platform';
import { NavLink, useGo } from '@cursiv/shared-router';
import { Button, ButtonLink, toast } from '@cursiv/shared-ui';
import { useLocation } from 'react-router';
import { useT } from '../messages/messages.ts';
import * as styles from './account-links.module.css';

function SignedIn() {
  const t = useT();
  const go = useGo();
  const present = useSession();
  const signOut = async () => {
    // Leaving first: a page behind a guard must not stand there without its user.
    await go(paths.home());
    await session.signOut();
    toast(t('account.signedOut'));
  };
  return (
    <>
      {seemsAdmin(present) && (
        <NavLink to={paths.admin()} className={styles.link}>
          {t('account.admin')}
        </NavLink>
      )}
      <NavLink to={paths.dashboard()} className={styles.link} title={sessionUser(present)?.name}>
        {t('account.dashboard')}
      </NavLink>
      <Button variant="quiet" onClick={() => void signOut()}>
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

/** The way in, or what belongs to the person who is in. */
export function AccountLinks() {
  const t = useT();
  return (
    <nav aria-label={t('account.label')} className={styles.account}>
      {seemsSignedIn(useSession()) ? <SignedIn /> : <SignedOut />}
    </nav>
  );
}
