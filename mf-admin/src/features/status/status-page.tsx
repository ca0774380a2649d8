import { getHealth, useLoad } from '@cursiv/shared-data';
import { DocumentTitle, Page } from '@cursiv/shared-ui';
import { useCallback, useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { FailureState } from '../../shared/failure-state.tsx';
import { ListSkeleton } from '../../shared/lists/list-skeleton.tsx';
import { useStatusT } from './messages/messages.ts';
import { SiteHealth } from './site-health.tsx';

/** Whether the site works, part by part, and what to do about what does not. */
export default function StatusPage() {
  const t = useT();
  const statusT = useStatusT();
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks anew
  const health = useLoad(useCallback(() => getHealth(), [turn]));
  return (
    <Page title={t('status.title')} intro={statusT('intro')}>
      <DocumentTitle>{t('status.title')}</DocumentTitle>
      {health.status === 'failed' && <FailureState {...health} />}
      {health.status === 'loading' && <ListSkeleton />}
      {health.status === 'ready' && <SiteHealth health={health.value} onAgain={() => setTurn(turn + 1)} />}
    </Page>
  );
}
