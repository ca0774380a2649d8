import { randomBytes } from 'node:crypto';
import {
  AppError,
  type AuditEvent,
  LEAD_LIMITS,
  leadState,
  may,
  type StoredLead,
  storedLeadSchema,
} from '@cursiv/shared-domain';
import type { Caller } from '../../callable/callable.ts';
import { newLeadMail } from '../../mail/queue/new-mail-job.ts';
import type { DocumentStore } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import type { EntryRequest } from './lead-requests.ts';

/** What is written about a message, or to its sender. */
type Kind = 'notes' | 'replies';

/**
 * An administrator, or somebody of support, writes a note about a message, or replies to its sender; the mail with the reply is stored in the same
 * transaction, and the message is answered. It is recorded that somebody wrote, never what: the log outlives the message.
 * Throws `no-access`, `not-found`, or `conflict` when there are too many, the message is marked as spam meanwhile, or somebody has replied
 * what the writer has not read.
 */
export const writeEntry = (
  store: DocumentStore,
  kind: Kind,
  { lead: leadId, id, text, seen }: EntryRequest,
  { uid }: Caller,
  now: Date,
): Promise<void> =>
  store.transact(async (transaction) => {
    const path = `leads/${leadId}`;
    const { fields: actor = {} } = (await transaction.get(`users/${uid}`)) ?? {};
    const lead = parsed(storedLeadSchema, await transaction.get(path));
    if (!may(actor, 'leads')) throw new AppError('no-access');
    if (!lead) throw new AppError('not-found');
    const written = lead[kind];
    if (written.some((entry) => entry.id === id)) return;
    if (written.length >= LEAD_LIMITS[kind]) throw new AppError('conflict');
    if (kind === 'replies' && written.length !== seen) throw new AppError('conflict');
    const moved = kind === 'replies' ? answered(lead) : undefined;
    const lastAuditId = randomBytes(12).toString('hex');
    const event: Omit<AuditEvent, 'id'> = {
      ...{ at: now, actorUid: uid, actorName: String(actor.name || actor.email || '') },
      ...{ action: 'lead.changed', subject: path },
      changes: { [kind]: { old: written.length, new: written.length + 1 }, ...moved?.changes },
    };
    transaction.update(path, {
      [kind]: [...written, { id, text, byUid: uid, at: now }],
      ...moved?.fields,
      lastAuditId,
    });
    transaction.set(`auditEvents/${lastAuditId}`, { ...event });
    if (kind === 'notes') return;
    const mail = newLeadMail(leadId, now, id);
    transaction.set(mail.path, mail.fields);
  });

function answered(lead: StoredLead) {
  const old = leadState(lead);
  if (old === 'spam') throw new AppError('conflict');
  return old === 'answered'
    ? undefined
    : { fields: { state: 'answered' }, changes: { state: { old, new: 'answered' } } };
}
