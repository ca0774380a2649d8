import { useSession } from '@cursiv/shared-auth';
import { aheadShown } from '@cursiv/shared-firebase';
import { paths } from '@cursiv/shared-platform';
import { toast } from '@cursiv/shared-platform/shell';
import { Link } from '@cursiv/shared-router';
import { Notice } from '@cursiv/shared-ui';
import { lazy, Suspense } from 'react';
import { useT } from '../messages/messages.ts';
import { useConnection } from '../recovery/use-connection.ts';
import { useHost } from './host-context.ts';
import * as styles from './site-news.module.css';

/** A page whose bell does not load is a page all the same. */
const SessionNews = lazy(async () => {
  await aheadShown();
  return import('./session-news/session-news.tsx').catch(() => ({ default: () => null }));
});

/** Notices for every page: no connection, nothing stored by the browser, a session that has ended. */
export function SiteNews() {
  const t = useT();
  const session = useSession();
  const isConnected = useConnection();
  const host = useHost();
  return (
    <div role="status" className={styles.news}>
      {!isConnected && (
        <Notice tone="warning" title={t('news.offline')}>
          {t('news.offlineText')}
        </Notice>
      )}
      {((session.status === 'signedIn' && !session.isAhead) || 'isUnasked' in session) && (
        <Suspense fallback={null}>
          <SessionNews
            session={session}
            to={paths.notifications()}
            Link={Link}
            toast={toast}
            registry={() => host.registry}
          />
        </Suspense>
      )}
    </div>
  );
}
