import { seemsSignedIn, useSession } from '@cursiv/shared-auth';
import { DocumentTitle, Loading, Page } from '@cursiv/shared-ui';
import type { ReactNode } from 'react';
import * as styles from './account-frame.module.css';
import { useT } from './messages/messages.ts';
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts';

const REASONS = ['place', 'resources', 'people'] as const;

/** The page around a form for sign-in or registration. Signed-in people do not see it. */
export function AccountFrame({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  const t = useT();
  const session = useSession();
  useLeaveWhenSignedIn();
  return (
    <Page title={title} intro={intro}>
      <DocumentTitle>{title}</DocumentTitle>
      {session.status === 'unconfirmed' && seemsSignedIn(session) ? (
        <Loading label={t('entering')} />
      ) : (
        <div className={styles.columns}>
          <div>{children}</div>
          <aside className={styles.reasons} aria-labelledby="reasons">
            <h2 id="reasons" className={styles.title}>
              {t('reasons.title')}
            </h2>
            <ul className={styles.list}>
              {REASONS.map((reason) => (
                <li key={reason}>{t(`reasons.${reason}`)}</li>
              ))}
            </ul>
          </aside>
        </div>
      )}
    </Page>
  );
}
