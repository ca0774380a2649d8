import { changeLead, deleteLead, type LeadChange, noteLead, replyToLead } from '@cursiv/shared-data';
import { useCommands } from '@cursiv/shared-data/commands';
import type { LeadState, StoredLead } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { useT } from '../../messages/messages.ts';
import { useActor } from '../../shared/use-actor.ts';
import { useDecided } from '../../shared/work/use-decided.ts';
import { useLeadsT } from './messages/messages.ts';

/** What an administrator writes: a note about a message, or a reply to its sender. */
export type EntryKind = 'note' | 'reply';

/** What is written, with how many replies its writer has read. */
interface Written {
  id: string;
  text: string;
  seen: number;
}

/** Works on messages, one change per message at a time; each reports its result and resolves to whether it is made. */
export function useLeadChanges() {
  const t = useT();
  const leadsT = useLeadsT();
  const actor = useActor();
  const decided = useDecided();
  const { pending, run } = useCommands();

  const report = async ({ id, name }: StoredLead, act: () => Promise<void>, news: string): Promise<boolean> => {
    const outcome = await run(id, act);
    if (outcome.status === 'done') toast(news, { tone: 'success' });
    if (outcome.status === 'failed') {
      const said = leadsT('refused', { name, reason: t(`error.${outcome.code}`) });
      toast(outcome.code === 'conflict' ? await decided(`leads/${id}`, leadsT('changedMeanwhile', { name })) : said, {
        tone: 'danger',
      });
    }
    return outcome.status === 'done';
  };
  const change = (lead: StoredLead, to: LeadChange, news: string) =>
    report(lead, () => changeLead(actor(), lead, to), news);
  return {
    pending,
    move: (lead: StoredLead, state: LeadState) =>
      change(lead, { state }, leadsT(`moved.${state}`, { name: lead.name })),
    own: (lead: StoredLead, ownerUid: string | null) =>
      change(lead, { ownerUid }, leadsT(ownerUid ? 'taken' : 'given', { name: lead.name })),
    write: (lead: StoredLead, kind: EntryKind, { id, text, seen }: Written) => {
      const entry = { lead: lead.id, id, text };
      const send = () => (kind === 'note' ? noteLead(entry) : replyToLead({ ...entry, seen }));
      return report(lead, send, leadsT(`${kind}.done`, { name: lead.name }));
    },
    remove: (lead: StoredLead) =>
      report(lead, () => deleteLead(actor(), lead.id), leadsT('deleted', { name: lead.name })),
  };
}
