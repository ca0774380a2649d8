import { seemsSignedIn, useSession } from '@cursiv/shared-auth';
import { paths } from '@cursiv/shared-platform';
import { ButtonLink, Cluster, Divider } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import * as styles from './invitation.module.css';

/** The closing call: registration for a visitor, the next course for a signed-in person. */
export function Invitation() {
  const t = useT();
  const isIn = seemsSignedIn(useSession());
  const words = isIn ? 'home.next' : 'home.invitation';
  return (
    <section className={styles.invitation} aria-labelledby="invitation">
      <Divider variant="flourish" />
      <h2 id="invitation">{t(`${words}.title`)}</h2>
      <p className={styles.text}>{t(`${words}.text`)}</p>
      <Cluster justify="center">
        {isIn ? (
          <ButtonLink to={paths.dashboard()}>{t('home.next.dashboard')}</ButtonLink>
        ) : (
          <ButtonLink to={paths.register()}>{t('home.invitation.register')}</ButtonLink>
        )}
        <ButtonLink to={paths.courses()} variant="secondary">
          {t('home.invitation.browse')}
        </ButtonLink>
      </Cluster>
    </section>
  );
}
