import { useOptionalUser } from '@cursiv/shared-auth';
import { isClaimed, leadLifecycle, leadState, type StoredLead } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { Button, Cluster, VisuallyHidden } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { shownName } from '../../shared/subject-name.ts';
import { useSubjectNames } from '../../shared/use-subject-names.ts';
import { useClaimSentence } from '../../shared/work/use-claim-sentence.ts';
import { useDealing } from '../../shared/work/use-dealing.ts';
import { LeadEntries } from './lead-entries.tsx';
import * as styles from './leads.module.css';
import { useLeadsT } from './messages/messages.ts';
import { SameSender } from './sender/same-sender.tsx';
import type { EntryKind, useLeadChanges } from './use-lead-changes.ts';

export type LeadWorkProps = {
  lead: StoredLead;
  changes: ReturnType<typeof useLeadChanges>;
  onWrite: (kind: EntryKind) => void;
  onDelete: () => void;
};

/** What administrators do with a message: who deals with it, what they wrote, and what may become of it. */
export function LeadWork({ lead, changes, onWrite, onDelete }: LeadWorkProps) {
  const t = useT();
  const leadsT = useLeadsT();
  const locale = useLocale();
  const self = useOptionalUser()?.id ?? null;
  const dealing = useDealing('message', lead.id);
  const whoDeals = useClaimSentence();
  const { ownerUid, notes, replies, name } = lead;
  const people = [ownerUid, ...notes.map(({ byUid }) => byUid), ...replies.map(({ byUid }) => byUid)];
  const names = useSubjectNames(people.flatMap((uid) => (uid ? [`users/${uid}`] : [])));
  const owner = names?.get(`users/${ownerUid}`);
  const state = leadState(lead);
  const isOwn = ownerUid !== null && ownerUid !== undefined && ownerUid === self;
  const button = (label: string, onClick: () => void, variant: 'primary' | 'secondary' | 'danger' = 'secondary') => (
    <Button size="small" variant={variant} onClick={onClick}>
      {label} <VisuallyHidden>{leadsT('of', { name })}</VisuallyHidden>
    </Button>
  );
  const ownerName = shownName(owner, locale, t('audit.someUser'));
  const ownerLine = () => {
    if (!ownerUid) return leadsT('nobody');
    return isOwn ? leadsT('yours') : leadsT('theirs', { name: ownerName });
  };
  const other = dealing?.claim && dealing.claim.uid !== self && isClaimed(dealing.claim, new Date());
  return (
    <>
      {other && <p className={styles.soft}>{whoDeals(dealing.claim)}</p>}
      <SameSender lead={lead} />
      <LeadEntries lead={lead} names={names} />
      <Cluster>
        <span className={styles.soft}>{ownerLine()}</span>
        {ownerUid
          ? button(leadsT('give'), () => void changes.own(lead, null))
          : button(leadsT('take'), () => void changes.own(lead, self))}
      </Cluster>
      <div className={styles.actions}>
        {state !== 'spam' && button(leadsT('reply.open'), () => onWrite('reply'), 'primary')}
        {button(leadsT('note.open'), () => onWrite('note'))}
        {leadLifecycle.movesFor('administrator', state).map((to) => (
          <span key={to}>{button(leadsT(`move.${to}`), () => void changes.move(lead, to))}</span>
        ))}
        {button(leadsT('delete'), onDelete, 'danger')}
      </div>
    </>
  );
}
