import { SkipLink, Toaster } from '@cursiv/shared-ui';
import type { ReactNode } from 'react';
import { OverrideBadge } from '../development/override-badge.tsx';
import { VersionsPanel } from '../inspector/versions-panel.tsx';
import { useT } from '../messages/messages.ts';
import { SiteFooter } from './footer/site-footer.tsx';
import { SiteHeader } from './header/site-header.tsx';
import { MainPart } from './main-part.tsx';
import * as styles from './page-frame.module.css';
import { SiteNews } from './site-news.tsx';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';

/** The frame of every page: skip link, header, main, footer, messages. */
export function PageFrame({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  const t = useT();
  useFocusAfterNavigation();
  return (
    <div className={styles.frame}>
      <SkipLink targetId="main">{t('skipToContent')}</SkipLink>
      <SiteHeader />
      {aside}
      <SiteNews />
      <MainPart>{children}</MainPart>
      <SiteFooter />
      <VersionsPanel />
      {process.env.NODE_ENV === 'development' && <OverrideBadge />}
      <Toaster label={t('notifications')} closeLabel={t('closeNotification')} />
    </div>
  );
}
