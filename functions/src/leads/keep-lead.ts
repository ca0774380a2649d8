import { LEAD_SOURCE, type Lead, leadLifecycle } from '@cursiv/shared-domain';
import { newLeadMail } from '../mail/queue/new-mail-job.ts';
import type { DocumentStore } from '../store/document-source.ts';

interface KeptLead {
  id: string;
  lead: Lead;
  isSuspicious: boolean;
  /** Whether its sender is told by mail that it has arrived. */
  isAcknowledged: boolean;
}

/**
 * Adds one document to `leads` (spec §3, §7); an existing message stays as it is. A message that looks like a program's
 * is stored like any other, and marked for administrators. The mail that acknowledges it is stored with it, so that one
 * exists when the other does, once.
 */
export const keepLead = (
  store: DocumentStore,
  { id, lead, isSuspicious, isAcknowledged }: KeptLead,
  now: Date,
): Promise<void> =>
  store.transact(async (transaction) => {
    const path = `leads/${id}`;
    if (await transaction.get(path)) return;
    const mark = isSuspicious && { suspicious: true };
    transaction.set(path, {
      ...withoutAbsent(lead),
      ...mark,
      source: LEAD_SOURCE,
      state: leadLifecycle.first,
      createdAt: now,
    });
    const mail = newLeadMail(id, now);
    if (isAcknowledged) transaction.set(mail.path, mail.fields);
  });

const withoutAbsent = ({ phone, ...lead }: Lead) => ({ ...lead, ...(phone && { phone }) });
