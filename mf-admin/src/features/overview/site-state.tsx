import { getHealth, useLoad } from '@cursiv/shared-data';
import { ButtonLink, Loading, PagePart, Skeleton } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { FailureState } from '../../shared/failure-state.tsx';
import { HealthNotice } from '../../shared/status/health-notice.tsx';

/** Whether the site works, and the way to the page that says more. */
export function SiteState() {
  const t = useT();
  const health = useLoad(getHealth);
  return (
    <PagePart title={t('status.title')}>
      {health.status === 'failed' && <FailureState {...health} />}
      {health.status === 'loading' && (
        <Loading label={t('loading')}>
          <Skeleton shape="block" height="3.5rem" />
        </Loading>
      )}
      {health.status === 'ready' && (
        <HealthNotice
          health={health.value}
          action={
            <ButtonLink to="/admin/status" variant="quiet" size="small">
              {t('overview.statusMore')}
            </ButtonLink>
          }
        />
      )}
    </PagePart>
  );
}
