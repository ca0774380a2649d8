import { useOptionalUser } from '@cursiv/shared-auth';
import { foundLeads, useFound } from '@cursiv/shared-data';
import { LEAD_STATES, type LeadState } from '@cursiv/shared-domain';
import { useSearchParams, useSearchText } from '@cursiv/shared-router';
import { Button, DocumentTitle, EmptyState, FilterBar, Page, useChoice } from '@cursiv/shared-ui';
import { useMemo, useState } from 'react';
import { BulkBar } from '../../shared/bulk/bulk-bar.tsx';
import { ChooseAll } from '../../shared/bulk/choices.tsx';
import { type Bulk, useBulk } from '../../shared/bulk/use-bulk.ts';
import { FailureState } from '../../shared/failure-state.tsx';
import { ListFrame } from '../../shared/lists/list-frame.tsx';
import { ListSkeleton } from '../../shared/lists/list-skeleton.tsx';
import { OPEN_PARAMETER } from '../../shared/open-address.ts';
import { type AskedLeads, LEAD_BULK, previewOf } from './bulk/lead-moves.ts';
import { LeadsDialog } from './bulk/leads-dialog.tsx';
import { useMovesT } from './bulk/messages/messages.ts';
import { DownloadLeads } from './download-leads.tsx';
import { LeadList } from './lead-list.tsx';
import { useLeadsT } from './messages/messages.ts';
import { OpenLead } from './open-lead.tsx';
import { useOwnerChoice } from './use-owner-choice.ts';
import { LeadWriting, type Writing } from './writing/lead-writing.tsx';

/** Messages shown at first and added by each "load more". */
const STEP = 30;

/** Messages that visitors sent from the site, newest first; those of one state, or of one person, are an address of their own. */
export default function LeadsPage() {
  const [params] = useSearchParams();
  const opened = params.get(OPEN_PARAMETER);
  return opened ? <OpenLead key={opened} id={opened} /> : <AllLeads />;
}

function AllLeads() {
  const t = useLeadsT();
  const { text, setText, wanted } = useSearchText();
  const [state, chooseState] = useChoice('state', LEAD_STATES);
  const owner = useOwnerChoice();
  const [writing, setWriting] = useState<Writing>();
  const bulk = useBulk<AskedLeads>();
  const [, setParams] = useSearchParams();
  const clear = () => setParams({}, { preventScrollReset: true });
  return (
    <Page title={t('title')} intro={t('lead')}>
      <DocumentTitle>{t('title')}</DocumentTitle>
      <FilterBar
        label={t('filters')}
        search={{ label: t('search'), placeholder: t('searchShort'), text, onChange: setText }}
        choices={[
          {
            id: 'state',
            label: t('inState'),
            any: t('anyState'),
            value: state ?? '',
            options: LEAD_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
            onChoose: chooseState,
          },
          owner.choice,
        ]}
      />
      <LatestLeads
        key={[state, owner.choice.value].join()}
        search={wanted}
        state={state}
        ownerUid={owner.ownerUid}
        bulk={bulk}
        onWrite={setWriting}
        onClear={clear}
      />
      {bulk.asked && <LeadsDialog {...bulk.asked} onClose={bulk.end} />}
      {writing && <LeadWriting of={writing} onClose={() => setWriting(undefined)} />}
    </Page>
  );
}

type LatestLeadsProps = {
  search: string;
  state: LeadState | undefined;
  ownerUid: string | null | undefined;
  bulk: Bulk<AskedLeads>;
  onWrite: (writing: Writing) => void;
  onClear: () => void;
};

function LatestLeads({ search, state, ownerUid, bulk, onWrite, onClear }: LatestLeadsProps) {
  const t = useLeadsT();
  const movesT = useMovesT();
  const self = useOptionalUser()?.id ?? '';
  const list = useMemo(() => foundLeads({ search, state, ownerUid }), [search, state, ownerUid]);
  const { rows, last: read, isReading, more } = useFound(list, STEP);
  if (rows.status === 'failed') return <FailureState {...rows} />;
  if (!read) return <ListSkeleton />;
  const { found: leads, hasMore } = read;
  const isFiltered = search !== '' || state !== undefined || ownerUid !== undefined;
  if (leads.length === 0) return <NoLeads isFiltered={isFiltered} onClear={onClear} />;
  return (
    <ListFrame
      summary={t(hasMore ? 'foundFirst' : 'found', { count: leads.length })}
      isBusy={isReading}
      hasMore={hasMore}
      onMore={more}
    >
      <ChooseAll shown={leads} bulk={bulk} />
      <BulkBar
        shown={leads}
        bulk={bulk}
        moves={LEAD_BULK.map((to) => ({ to, label: movesT(`move.${to}`) }))}
        questionOf={(to, chosen) => ({ to, lines: previewOf(chosen, to, self) })}
      />
      <LeadList leads={leads} state={state} bulk={bulk} onWrite={onWrite} />
      <DownloadLeads question={{ search, state, ownerUid }} />
    </ListFrame>
  );
}

function NoLeads({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const t = useLeadsT();
  if (!isFiltered) return <EmptyState title={t('empty.title')} text={t('empty.text')} />;
  return (
    <EmptyState
      title={t('noneFound')}
      text={t('noneFoundText')}
      action={<Button onClick={onClear}>{t('showAll')}</Button>}
    />
  );
}
