import { seemsSignedIn, useOptionalUser, useSession } from '@cursiv/shared-auth';
import { paths } from '@cursiv/shared-platform';
import { useSearchParams } from '@cursiv/shared-router';
import { ButtonLink, Cluster, Loading, Notice } from '@cursiv/shared-ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useExpertT } from '../messages/messages.ts';
import { MoveForm } from '../moving/move-form.tsx';
import type { BookingProposal } from './booking-proposal.ts';
import { BothClocks } from './both-clocks.tsx';
import { RequestForm } from './request-form.tsx';
import * as styles from './request-panel.module.css';

/** The anchor of the reader's choice, for the return from sign-in. */
const ANCHOR = 'ask';

/** The chosen booking on both clocks, and the next step: sign-in for a visitor, the request form for a signed-in person. */
export function RequestPanel(props: BookingProposal) {
  const { expert, offering, at, timeZone } = props;
  const t = useExpertT();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section id={ANCHOR} className={styles.panel} aria-labelledby={titleId}>
      <h3 id={titleId} tabIndex={-1} ref={title} className={styles.title}>
        {t('chosen', { title: offering.title.text, name: expert.displayName })}
      </h3>
      <BothClocks start={at} durationMin={offering.durationMin} timeZone={timeZone} expert={expert} />
      <NextStep {...props} />
    </section>
  );
}

function NextStep(props: BookingProposal): ReactNode {
  const t = useExpertT();
  const session = useSession();
  const user = useOptionalUser();
  const [params] = useSearchParams();
  const { expert, offering, at, timeZone, moved, onTaken } = props;
  if (user && moved) return <MoveForm booking={moved} at={at} timeZone={timeZone} uid={user.id} onTaken={onTaken} />;
  if (user?.id === expert.id) return <Notice>{t('self')}</Notice>;
  if (user) return <RequestForm {...props} uid={user.id} />;
  if (session.status === 'unconfirmed' && seemsSignedIn(session)) return <Loading label={t('confirming')} />;
  const from = [...params].filter(([name]) => name === 'course' || name === 'lesson');
  const query = new URLSearchParams([['session', offering.id], ['at', at.toISOString()], ...from]);
  const returnTo = `${paths.expert(expert.id)}?${query}#${ANCHOR}`;
  return (
    <div className={styles.step}>
      <p>{t('signIn.text', { name: expert.displayName })}</p>
      <Cluster>
        <ButtonLink to={paths.login(returnTo)}>{t('signIn.login')}</ButtonLink>
        <ButtonLink to={paths.register(returnTo)} variant="secondary">
          {t('signIn.register')}
        </ButtonLink>
      </Cluster>
    </div>
  );
}
