import type { ResourcePayload } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { ButtonLink, Cluster } from '@cursiv/shared-ui';
import { LockKeyhole } from 'lucide-react';
import * as styles from './access-notice.module.css';
import { useResourceT } from './messages/messages.ts';

type AccessNoticeProps = { resource: ResourcePayload; isSignedIn?: boolean };

/** Says whom the resource is for, and how to become one of them. */
export function AccessNotice({ resource, isSignedIn = false }: AccessNoticeProps) {
  const t = useResourceT();
  const returnTo = paths.resource(resource.id);
  const audience = resource.access === 'enrolled' ? 'enrolled' : 'registered';
  const [course] = resource.usedIn;
  return (
    <section className={styles.notice} aria-labelledby="access">
      <LockKeyhole size={28} aria-hidden className={styles.icon} />
      <h2 id="access" className={styles.title}>
        {t(`access.${audience}.title`)}
      </h2>
      <p>{t(`access.${audience}.text`)}</p>
      <Cluster>
        {audience === 'enrolled' && course && (
          <ButtonLink to={paths.course(course.id)}>{t('access.toCourse')}</ButtonLink>
        )}
        {!isSignedIn && (
          <>
            <ButtonLink to={paths.login(returnTo)} variant={audience === 'enrolled' ? 'secondary' : 'primary'}>
              {t('access.signIn')}
            </ButtonLink>
            {audience === 'registered' && (
              <ButtonLink to={paths.register(returnTo)} variant="secondary">
                {t('access.register')}
              </ButtonLink>
            )}
          </>
        )}
      </Cluster>
    </section>
  );
}
