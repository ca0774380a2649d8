import { type AuditEvent, LEAD_SENDER } from '@cursiv/shared-domain';
import type { DocumentStore } from '../../store/document-source.ts';

/**
 * Erases a message for whoever sent it, and records that and nothing of the content; a message that is gone already is
 * left at that. A mail about it that still waits finds nothing to say.
 */
export const eraseLead = (store: DocumentStore, id: string, now: Date): Promise<void> =>
  store.transact(async (transaction) => {
    const lead = await transaction.get(`leads/${id}`);
    if (!lead) return;
    const event: Omit<AuditEvent, 'id'> = {
      ...{ at: now, actorUid: LEAD_SENDER, actorName: '' },
      ...{ action: 'lead.erased', subject: lead.path, changes: {} },
    };
    transaction.delete(lead.path);
    transaction.set(`auditEvents/leads__${id}__erased__${now.getTime()}`, { ...event });
  });
