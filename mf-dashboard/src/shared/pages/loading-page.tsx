import { Loading, Skeleton, Stack } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { DashboardPage } from './dashboard-page.tsx';

/** A page whose title is still loading. */
export function LoadingPage() {
  const t = useT();
  return (
    <DashboardPage documentTitle={t('loading')} title={<Skeleton width="14ch" height="1em" />}>
      <Loading label={t('loading')}>
        <Stack>
          <Skeleton width="60%" />
          <Skeleton width="40%" />
          <Skeleton height="12rem" shape="block" />
        </Stack>
      </Loading>
    </DashboardPage>
  );
}
