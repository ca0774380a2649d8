import { deleteLead, markLead } from '@cursiv/shared-data';
import { errorCode, type StoredLead } from '@cursiv/shared-domain';
import { useVocabulary } from '@cursiv/shared-i18n';
import { toast } from '@cursiv/shared-ui';
import { useRef } from 'react';
import { useT } from '../../messages/messages.ts';
import { useActor } from '../../shared/use-actor.ts';

/** Marking and deleting messages, one change of a message at a time; both tell how it went. */
export function useLeadChanges() {
  const t = useT();
  const words = useVocabulary();
  const actor = useActor();
  const running = useRef(new Set<string>());

  const run = async ({ id, name }: StoredLead, act: () => Promise<void>, news: string): Promise<boolean> => {
    if (running.current.has(id)) return false;
    running.current.add(id);
    try {
      await act();
      toast(news, { tone: 'success' });
      return true;
    } catch (error) {
      toast(t('leads.refused', { name, reason: words(`error.${errorCode(error)}`) }), { tone: 'danger' });
      return false;
    } finally {
      running.current.delete(id);
    }
  };
  const mark = (lead: StoredLead, answered: boolean) =>
    run(
      lead,
      () => markLead(actor(), lead.id, answered),
      t(answered ? 'leads.nowAnswered' : 'leads.nowWaiting', { name: lead.name }),
    );
  /** Resolves to whether it is gone. */
  const remove = (lead: StoredLead) =>
    run(lead, () => deleteLead(actor(), lead.id), t('leads.deleted', { name: lead.name }));
  return { mark, remove };
}
