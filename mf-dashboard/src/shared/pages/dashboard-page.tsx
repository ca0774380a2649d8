import { seemsSignedIn, useSession } from '@cursiv/shared-auth';
import { DocumentTitle, Page, type PageProps, Stack } from '@cursiv/shared-ui';
import { OfflineNotice } from '../offline/offline-notice.tsx';
import { DashboardNavigation } from './dashboard-navigation.tsx';

export type DashboardPageProps = PageProps & {
  /** Title of the browser tab. */
  documentTitle: string;
};

/** A page of the section: its title, and the section's navigation for signed-in people. */
export function DashboardPage({ documentTitle, above, children, ...page }: DashboardPageProps) {
  const hasDashboard = seemsSignedIn(useSession());
  return (
    <Page
      {...page}
      above={
        <Stack gap={3}>
          {hasDashboard && <DashboardNavigation />}
          <OfflineNotice />
          {above}
        </Stack>
      }
    >
      <DocumentTitle>{documentTitle}</DocumentTitle>
      {children}
    </Page>
  );
}
