import { readDeployed, useLastReady, useLoad, useWatch, watchOrders, watchReleaseFigures } from '@cursiv/shared-data';
import { addDays, figuresByBuild, type StoredOrders } from '@cursiv/shared-domain';
import { withOrders } from '@cursiv/shared-platform';
import { DocumentTitle, Page, Stack, Together } from '@cursiv/shared-ui';
import { useCallback, useMemo } from 'react';
import { FailureState } from '../../shared/failure-state.tsx';
import { ListSkeleton } from '../../shared/lists/list-skeleton.tsx';
import { SiteMaintenance } from './maintenance/site-maintenance.tsx';
import { useCompositionT } from './messages/messages.ts';
import { SectionReleases } from './section-releases.tsx';
import { SiteSwitches } from './switches/site-switches.tsx';

/** Visits of so many days are shown. */
const DAYS = 7;

/** Which releases of the sections run, how well, and what may be done about it. */
export default function CompositionPage() {
  const t = useCompositionT();
  const watched = useWatch(useMemo(watchOrders, []));
  return (
    <Page title={t('title')} intro={t('intro')}>
      <DocumentTitle>{t('title')}</DocumentTitle>
      {watched.status === 'failed' && <FailureState {...watched} />}
      {watched.status === 'loading' && <ListSkeleton />}
      {watched.status === 'ready' && (
        <Together placeholder={<ListSkeleton />}>
          <Stack gap={6}>
            <Sections orders={watched.value} />
            <SiteSwitches orders={watched.value} />
            <SiteMaintenance orders={watched.value} />
          </Stack>
        </Together>
      )}
    </Page>
  );
}

/** The sections with what is ordered of them now. What was deployed is read again with every change. */
function Sections({ orders }: { orders: StoredOrders }) {
  const t = useCompositionT();
  const { revision } = orders;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision is another question
  const loaded = useLoad(useCallback(readDeployed, [revision]));
  const deployed = useLastReady(loaded);
  const since = addDays(new Date().toISOString().slice(0, 10), 1 - DAYS);
  const counted = useLastReady(useWatch(useMemo(() => watchReleaseFigures(since), [since])));
  if (loaded.status === 'failed') return <FailureState {...loaded} />;
  if (!deployed) return <ListSkeleton />;
  const registry = withOrders(deployed.registry, orders);
  return (
    <Stack gap={6}>
      <p>
        {t('revision', { revision: registry.revision })}. {t('measuresHint')}
      </p>
      {Object.keys(registry.sections).map((section) => (
        <SectionReleases
          key={section}
          section={section}
          registry={registry}
          deployed={deployed.registry}
          pointer={deployed.pointers[section]}
          figures={figuresByBuild((counted ?? []).filter((day) => day.section === section))}
        />
      ))}
    </Stack>
  );
}
