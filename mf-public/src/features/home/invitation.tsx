import { seemsSignedIn, useSession } from '@cursiv/shared-auth';
import { paths } from '@cursiv/shared-platform';
import { ButtonLink, Cluster, Divider } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import * as styles from './invitation.module.css';

/** The last word to a visitor; who is in needs no invitation. */
export function Invitation() {
  const t = useT();
  if (seemsSignedIn(useSession())) return null;
  return (
    <section className={styles.invitation} aria-labelledby="invitation">
      <Divider variant="flourish" />
      <h2 id="invitation">{t('home.invitation.title')}</h2>
      <p className={styles.text}>{t('home.invitation.text')}</p>
      <Cluster justify="center">
        <ButtonLink to={paths.register()}>{t('home.invitation.register')}</ButtonLink>
        <ButtonLink to={paths.courses()} variant="secondary">
          {t('home.invitation.browse')}
        </ButtonLink>
      </Cluster>
    </section>
  );
}
