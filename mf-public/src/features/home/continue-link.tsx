import { seemsSignedIn, sessionUser, useSession } from '@cursiv/shared-auth';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { ArrowRight } from 'lucide-react';
import { useT } from '../../messages/messages.ts';
import * as styles from './continue-link.module.css';

/** For somebody who is in: the way back to their courses. */
export function ContinueLink() {
  const t = useT();
  const session = useSession();
  if (!seemsSignedIn(session)) return null;
  const name = sessionUser(session)?.name.split(' ')[0];
  return (
    <p className={styles.continue}>
      {name ? t('home.welcomeBack', { name }) : t('home.welcome')}{' '}
      <Link to={paths.dashboard()} className={styles.link}>
        {t('home.continue')} <ArrowRight size={18} aria-hidden />
      </Link>
    </p>
  );
}
