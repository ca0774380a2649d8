import { useLastReady, useWatch, watchLeads } from '@cursiv/shared-data';
import { DocumentTitle, EmptyState, Page } from '@cursiv/shared-ui';
import { useMemo, useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { FailureState } from '../../shared/failure-state.tsx';
import { ListFrame } from '../../shared/lists/list-frame.tsx';
import { ListSkeleton } from '../../shared/lists/list-skeleton.tsx';
import { LeadList } from './lead-list.tsx';

/** Messages shown at first and added by each "load more". */
const STEP = 30;

/** Messages that visitors sent from the site, newest first. */
export default function LeadsPage() {
  const t = useT();
  return (
    <Page title={t('leads.title')} intro={t('leads.lead')}>
      <DocumentTitle>{t('leads.title')}</DocumentTitle>
      <LatestLeads />
    </Page>
  );
}

function LatestLeads() {
  const t = useT();
  const [count, setCount] = useState(STEP);
  const watched = useWatch(useMemo(() => watchLeads(count), [count]));
  const leads = useLastReady(watched);
  if (watched.status === 'failed') return <FailureState {...watched} />;
  if (!leads) return <ListSkeleton />;
  if (leads.length === 0) return <EmptyState title={t('leads.empty.title')} text={t('leads.empty.text')} />;
  const hasMore = leads.length >= count;
  return (
    <ListFrame
      summary={t(hasMore ? 'leads.foundFirst' : 'leads.found', { count: leads.length })}
      isBusy={watched.status === 'loading'}
      hasMore={hasMore}
      onMore={() => setCount(count + STEP)}
    >
      <LeadList leads={leads} />
    </ListFrame>
  );
}
