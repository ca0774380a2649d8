import { seemsSignedIn, useOptionalUser, useSession } from '@cursiv/shared-auth';
import { paths } from '@cursiv/shared-platform';
import { ButtonLink, Cluster, Loading, Notice } from '@cursiv/shared-ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useT } from '../../messages/messages.ts';
import { BothClocks } from './both-clocks.tsx';
import { RequestForm } from './request-form.tsx';
import * as styles from './request-panel.module.css';
import type { SessionRequest } from './session-request.ts';

/** The anchor of the reader's choice, for the return from sign-in. */
const ANCHOR = 'ask';

/** The chosen booking on both clocks, and the next step: sign-in for a visitor, the request form for a signed-in person. */
export function RequestPanel(props: SessionRequest) {
  const { expert, offering, at, timeZone } = props;
  const t = useT();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section id={ANCHOR} className={styles.panel} aria-labelledby={titleId}>
      <h3 id={titleId} tabIndex={-1} ref={title} className={styles.title}>
        {t('expert.chosen', { title: offering.title.text, name: expert.displayName })}
      </h3>
      <BothClocks start={at} durationMin={offering.durationMin} timeZone={timeZone} expert={expert} />
      <NextStep {...props} />
    </section>
  );
}

function NextStep(props: SessionRequest): ReactNode {
  const t = useT();
  const session = useSession();
  const user = useOptionalUser();
  const { expert, offering, at } = props;
  if (user?.id === expert.id) return <Notice>{t('expert.self')}</Notice>;
  if (user) return <RequestForm {...props} uid={user.id} />;
  if (session.status === 'unconfirmed' && seemsSignedIn(session)) return <Loading label={t('expert.confirming')} />;
  const query = new URLSearchParams({ session: offering.id, at: at.toISOString() });
  const returnTo = `${paths.expert(expert.id)}?${query}#${ANCHOR}`;
  return (
    <div className={styles.step}>
      <p>{t('expert.signIn.text', { name: expert.displayName })}</p>
      <Cluster>
        <ButtonLink to={paths.login(returnTo)}>{t('expert.signIn.login')}</ButtonLink>
        <ButtonLink to={paths.register(returnTo)} variant="secondary">
          {t('expert.signIn.register')}
        </ButtonLink>
      </Cluster>
    </div>
  );
}
