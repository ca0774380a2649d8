import { LEAD_SOURCE, type Lead, leadLifecycle, leadSearchKeysOf, mailboxOf } from '@cursiv/shared-domain';
import { newLeadMail } from '../mail/queue/new-mail-job.ts';
import type { DocumentStore } from '../store/document-source.ts';

interface KeptLead {
  id: string;
  lead: Lead;
  isSuspicious: boolean;
}

/** How many mails a mailbox gets in a day because somebody gave its address to the form: it may be a stranger's. */
const MOST_MAILS = 2;
const DAY_MS = 86_400_000;

/**
 * Adds one document to `leads` (spec §3, §7); an existing message stays as it is. A message that looks like a program's
 * is stored like any other, and marked for administrators. The mail that acknowledges it is stored with it, so that one
 * exists when the other does, once; messages of the last day tell how many a mailbox has had. One that called such a mail spam gets none.
 */
export const keepLead = (store: DocumentStore, { id, lead, isSuspicious }: KeptLead, now: Date): Promise<void> =>
  store.transact(async (transaction) => {
    const path = `leads/${id}`;
    if (await transaction.get(path)) return;
    const mailbox = mailboxOf(lead.email);
    const sinceYesterday = { field: 'createdAt', value: new Date(now.getTime() - DAY_MS) };
    const recent = await transaction.find({
      collection: 'leads',
      equals: { mailbox },
      from: sinceYesterday,
      limit: MOST_MAILS,
    });
    const [complained] = await transaction.find({
      collection: 'leads',
      equals: { mailbox, complained: true },
      limit: 1,
    });
    const mark = isSuspicious && { suspicious: true };
    transaction.set(path, {
      ...withoutAbsent(lead),
      ...mark,
      mailbox,
      source: LEAD_SOURCE,
      state: leadLifecycle.first,
      ownerUid: null,
      searchKeys: leadSearchKeysOf(lead),
      createdAt: now,
    });
    const mail = newLeadMail(id, now);
    if (!isSuspicious && !complained && recent.length < MOST_MAILS) transaction.set(mail.path, mail.fields);
  });

const withoutAbsent = ({ phone, ...lead }: Lead) => ({ ...lead, ...(phone && { phone }) });
