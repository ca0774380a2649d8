import { useWatch, watchLead } from '@cursiv/shared-data';
import { type LeadState, leadState, type StoredLead } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Badge, Breadcrumbs, Cluster, ConfirmDialog, DocumentTitle, EmptyState, Page, Stack } from '@cursiv/shared-ui';
import { useEffect, useMemo, useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { FailureState } from '../../shared/failure-state.tsx';
import { ListSkeleton } from '../../shared/lists/list-skeleton.tsx';
import { useWalkOn } from '../../shared/work/walk/use-walk-on.ts';
import { WalkBar } from '../../shared/work/walk/walk-bar.tsx';
import { LeadWords } from './lead-words.tsx';
import { LeadWork } from './lead-work.tsx';
import { useLeadsT } from './messages/messages.ts';
import { type EntryKind, useLeadChanges } from './use-lead-changes.ts';
import { LeadWriting } from './writing/lead-writing.tsx';

/** One message that has an address: what it says, what was written about it, and what may become of it. */
export function OpenLead({ id }: { id: string }) {
  const t = useT();
  const leadsT = useLeadsT();
  const found = useWatch(useMemo(() => watchLead(id), [id]));
  const above = (
    <>
      <Breadcrumbs label={t('breadcrumbs')} items={[{ label: leadsT('title'), to: paths.adminLeads() }]} />
      <WalkBar />
    </>
  );
  if (found.status === 'loading') return <ListSkeleton />;
  if (found.status === 'failed') return <FailureState {...found} />;
  return (
    <Page above={above} title={found.value?.name ?? leadsT('gone.title')}>
      <DocumentTitle>{found.value?.name ?? leadsT('gone.title')}</DocumentTitle>
      {found.value ? <Dealing lead={found.value} /> : <EmptyState title={leadsT('gone.text')} />}
    </Page>
  );
}

/** States in which a message waits for nobody. */
const DONE: readonly LeadState[] = ['answered', 'spam'];

function Dealing({ lead }: { lead: StoredLead }) {
  const t = useT();
  const leadsT = useLeadsT();
  const locale = useLocale();
  const changes = useLeadChanges();
  const walkOn = useWalkOn();
  const [writing, setWriting] = useState<EntryKind>();
  const [isDeleting, setIsDeleting] = useState(false);
  // The list and the open message share an address, so the shell does not treat this as a new page.
  useEffect(() => document.querySelector<HTMLElement>('main h1')?.focus(), []);
  const move = async (seen: StoredLead, to: LeadState) => {
    const isMoved = await changes.move(seen, to);
    if (isMoved && DONE.includes(to)) void walkOn();
    return isMoved;
  };
  const remove = async () => {
    setIsDeleting(false);
    if (await changes.remove(lead)) void walkOn();
  };
  return (
    <Stack>
      <Cluster>
        <Badge>{leadsT(`state.${leadState(lead)}`)}</Badge>
        {lead.suspicious && <Badge>{leadsT('suspicious')}</Badge>}
        <time dateTime={lead.createdAt.toISOString()}>
          {formatDate(lead.createdAt, locale, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      </Cluster>
      <LeadWords lead={lead} />
      <LeadWork lead={lead} changes={{ ...changes, move }} onWrite={setWriting} onDelete={() => setIsDeleting(true)} />
      {writing && (
        <LeadWriting
          of={{ lead, kind: writing }}
          onSent={(kind) => kind === 'reply' && void walkOn()}
          onClose={() => setWriting(undefined)}
        />
      )}
      <ConfirmDialog
        open={isDeleting}
        title={leadsT('deleteTitle', { name: lead.name })}
        confirmLabel={leadsT('delete')}
        cancelLabel={t('cancel')}
        onConfirm={() => void remove()}
        onCancel={() => setIsDeleting(false)}
      >
        <p>{leadsT('deleteText')}</p>
      </ConfirmDialog>
    </Stack>
  );
}
