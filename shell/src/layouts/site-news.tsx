import { type NotKept, notKept, sessionStore, useSession } from '@cursiv/shared-auth';
import { Notice, toast } from '@cursiv/shared-ui';
import { useEffect, useState } from 'react';
import { useT } from '../messages/messages.ts';
import { useConnection } from '../recovery/use-connection.ts';
import * as styles from './site-news.module.css';

/** Tells a person that the service has signed them out; a sign-out that they requested says so itself. */
function useSessionEnded(): void {
  const t = useT();
  useEffect(
    () =>
      sessionStore.subscribe((session) => {
        if (session.status === 'signedOut' && session.isUnasked) toast(t('account.sessionEnded'), { tone: 'danger' });
      }),
    [t],
  );
}

/** The part of the session that this browser will lose at the next load, once somebody is signed in. */
function useNotKept(): NotKept {
  const isSignedIn = useSession().status === 'signedIn';
  const [what, setWhat] = useState<NotKept>();
  useEffect(() => setWhat(isSignedIn ? notKept() : undefined), [isSignedIn]);
  return what;
}

/** Notices for every page: no connection, nothing stored by the browser, a session that has ended. */
export function SiteNews() {
  const t = useT();
  useSessionEnded();
  const forgotten = useNotKept();
  const isConnected = useConnection();
  return (
    <div role="status" className={styles.news}>
      {!isConnected && (
        <Notice tone="warning" title={t('news.offline')}>
          {t('news.offlineText')}
        </Notice>
      )}
      {forgotten && (
        <Notice tone="warning" title={t(`news.${forgotten}NotKept`)}>
          {t(`news.${forgotten}NotKeptText`)}
        </Notice>
      )}
    </div>
  );
}
