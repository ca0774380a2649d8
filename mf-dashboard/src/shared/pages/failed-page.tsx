import type { Loadable } from '@cursiv/shared-data';
import { useT } from '../../messages/messages.ts';
import { DashboardPage } from './dashboard-page.tsx';
import { LoadableView } from './loadable-view.tsx';

/** A page that could not be loaded, with a way to try again. */
export function FailedPage({ of }: { of: Extract<Loadable<unknown>, { status: 'failed' }> }) {
  const t = useT();
  return (
    <DashboardPage documentTitle={t('failed')} title={t('failedPage')}>
      <LoadableView of={of}>{() => null}</LoadableView>
    </DashboardPage>
  );
}
