import { isComplaint, type MailJob, mailJobSchema, messageSettingsPath } from '@cursiv/shared-domain';
import type { Accounts } from '../../admin/accounts.ts';
import type { DocumentStore, DocumentTransaction } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import type { Site } from '../unsubscribe/unsubscribe-token.ts';
import { isMadeFor } from './is-made-for.ts';
import type { ComplaintReport } from './read-report.ts';

interface Complaining {
  store: DocumentStore;
  accounts: Pick<Accounts, 'anyWithUid'>;
  site: Site;
}

/**
 * A mail of ours was reported as spam, whatever has become of it here: it is dead, and its reader is not written to any more where that can
 * be helped. Does nothing for a mail that is not ours, and for the same report again: meanwhile its person may want mails once more.
 */
export const noteComplaint = (
  { store, accounts, site }: Complaining,
  { messageId, complaint }: ComplaintReport,
): Promise<void> =>
  store.transact(async (transaction) => {
    const [found] = await transaction.find({ collection: 'mails', equals: { messageId }, limit: 1 });
    const job = parsed(mailJobSchema, found);
    if (!job || isComplaint(job)) return;
    const silence = await silenceOf(transaction, accounts, site, job, messageId);
    transaction.update(`mails/${job.id}`, { status: 'dead', problem: `complaint: ${complaint}` });
    if (silence) transaction.set(silence.path, silence.fields);
  });

/** What keeps further mails from the reader; undefined where there are none to keep. Nothing is written yet. */
async function silenceOf(
  transaction: Pick<DocumentTransaction, 'get'>,
  accounts: Complaining['accounts'],
  site: Site,
  job: MailJob,
  messageId: string,
) {
  if ('lead' in job) return changed(await transaction.get(`leads/${job.lead}`), { complained: true });
  if ('siteInvitation' in job) {
    const invitation = await transaction.get(`siteInvitations/${job.siteInvitation}`);
    return invitation?.fields.status === 'pending' ? changed(invitation, { status: 'withdrawn' }) : undefined;
  }
  const address = job.to === undefined ? (await accounts.anyWithUid(job.uid))?.provenEmail : undefined;
  // An address that the account has no longer is not written to anyway.
  if (address === undefined || !isMadeFor(site, job, messageId, address)) return undefined;
  const path = messageSettingsPath(job.uid);
  return { path, fields: { ...(await transaction.get(path))?.fields, complained: address } };
}

const changed = (
  document: { path: string; fields: Record<string, unknown> } | undefined,
  fields: Record<string, unknown>,
) => document && { path: document.path, fields: { ...document.fields, ...fields } };
