import { LEAD_SOURCE, type Lead } from '@cursiv/shared-domain';
import type { DocumentStore } from '../store/document-source.ts';

interface KeptLead {
  id: string;
  lead: Lead;
  isSuspicious: boolean;
}

/**
 * Adds one document to `leads` (spec §3, §7); a message that is there already stays as it is. One that looks like a program's
 * is kept like any other, and marked for whoever reads it.
 */
export const keepLead = (store: DocumentStore, { id, lead, isSuspicious }: KeptLead, now: Date): Promise<void> =>
  store.transact(async (transaction) => {
    const path = `leads/${id}`;
    if (await transaction.get(path)) return;
    const mark = isSuspicious && { suspicious: true };
    transaction.set(path, { ...withoutAbsent(lead), ...mark, source: LEAD_SOURCE, createdAt: now });
  });

const withoutAbsent = ({ phone, ...lead }: Lead) => ({ ...lead, ...(phone && { phone }) });
