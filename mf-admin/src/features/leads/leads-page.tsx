import { useLastReady, useWatch, watchLeads } from '@cursiv/shared-data';
import { LEAD_STATES, type LeadState } from '@cursiv/shared-domain';
import { Button, DocumentTitle, EmptyState, FilterBar, Page, useChoice } from '@cursiv/shared-ui';
import { useMemo, useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { FailureState } from '../../shared/failure-state.tsx';
import { ListFrame } from '../../shared/lists/list-frame.tsx';
import { ListSkeleton } from '../../shared/lists/list-skeleton.tsx';
import { LeadList } from './lead-list.tsx';

/** Messages shown at first and added by each "load more". */
const STEP = 30;

/** Messages that visitors sent from the site, newest first; those of one state are an address of their own. */
export default function LeadsPage() {
  const t = useT();
  const [state, chooseState] = useChoice('state', LEAD_STATES);
  return (
    <Page title={t('leads.title')} intro={t('leads.lead')}>
      <DocumentTitle>{t('leads.title')}</DocumentTitle>
      <FilterBar
        label={t('leads.filters')}
        choices={[
          {
            id: 'state',
            label: t('leads.inState'),
            any: t('leads.anyState'),
            value: state ?? '',
            options: LEAD_STATES.map((value) => ({ value, label: t(`leads.state.${value}`) })),
            onChoose: chooseState,
          },
        ]}
      />
      <LatestLeads key={state} state={state} onClear={() => chooseState('')} />
    </Page>
  );
}

function LatestLeads({ state, onClear }: { state: LeadState | undefined; onClear: () => void }) {
  const t = useT();
  const [count, setCount] = useState(STEP);
  const watched = useWatch(useMemo(() => watchLeads(count, state), [count, state]));
  const leads = useLastReady(watched);
  if (watched.status === 'failed') return <FailureState {...watched} />;
  if (!leads) return <ListSkeleton />;
  if (leads.length === 0 && state)
    return (
      <EmptyState
        title={t('leads.noneInState', { state: t(`leads.state.${state}`) })}
        text={t('leads.noneInStateText')}
        action={<Button onClick={onClear}>{t('leads.showAll')}</Button>}
      />
    );
  if (leads.length === 0) return <EmptyState title={t('leads.empty.title')} text={t('leads.empty.text')} />;
  const hasMore = leads.length >= count;
  return (
    <ListFrame
      summary={t(hasMore ? 'leads.foundFirst' : 'leads.found', { count: leads.length })}
      isBusy={watched.status === 'loading'}
      hasMore={hasMore}
      onMore={() => setCount(count + STEP)}
    >
      <LeadList leads={leads} state={state} />
    </ListFrame>
  );
}
