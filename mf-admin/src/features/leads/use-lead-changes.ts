import { deleteLead, markLead } from '@cursiv/shared-data';
import { useCommands } from '@cursiv/shared-data/commands';
import type { StoredLead } from '@cursiv/shared-domain';
import { useVocabulary } from '@cursiv/shared-i18n';
import { toast } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { useActor } from '../../shared/use-actor.ts';

/** Marks and deletes messages, one change per message at a time; both report the result. */
export function useLeadChanges() {
  const t = useT();
  const words = useVocabulary();
  const actor = useActor();
  const commands = useCommands();

  const run = async ({ id, name }: StoredLead, act: () => Promise<void>, news: string): Promise<boolean> => {
    const outcome = await commands.run(id, act);
    if (outcome.status === 'done') toast(news, { tone: 'success' });
    if (outcome.status === 'failed') {
      toast(t('leads.refused', { name, reason: words(`error.${outcome.code}`) }), { tone: 'danger' });
    }
    return outcome.status === 'done';
  };
  const mark = (lead: StoredLead, answered: boolean) =>
    run(
      lead,
      () => markLead(actor(), lead.id, answered),
      t(answered ? 'leads.nowAnswered' : 'leads.nowWaiting', { name: lead.name }),
    );
  /** Resolves to whether the message was deleted. */
  const remove = (lead: StoredLead) =>
    run(lead, () => deleteLead(actor(), lead.id), t('leads.deleted', { name: lead.name }));
  return { mark, remove };
}
