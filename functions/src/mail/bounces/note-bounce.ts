import { type MailJob, mailJobSchema, messageSettingsPath } from '@cursiv/shared-domain';
import type { DocumentStore } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import type { Site } from '../unsubscribe/unsubscribe-token.ts';
import { isMadeFor } from './is-made-for.ts';
import type { BounceReport, Failure } from './read-report.ts';

/** What is wrong lies with the mail, the way to it or a policy, and not with the address (RFC 3463: 3, 5, 6 and 7). */
const NOT_THE_ADDRESS = /^5\.[3567]\./;

/**
 * A mail of ours has come back: it is dead, as if the server had refused it at once, and nothing more is mailed to an address that nobody
 * has. Does nothing, once more, and for a report about another mail or another person's address.
 */
export const noteBounce = (store: DocumentStore, site: Site, { messageId, failures }: BounceReport): Promise<void> =>
  store.transact(async (transaction) => {
    const [found] = await transaction.find({ collection: 'mails', equals: { messageId }, limit: 1 });
    const job = parsed(mailJobSchema, found);
    // A report may be faster than the note that the mail was sent.
    if (!job || (job.status !== 'sent' && job.status !== 'sending')) return;
    const failed = failures.flatMap((failure) => failedFor(site, job, messageId, failure) ?? [])[0];
    if (!failed) return;
    const { address, status } = failed;
    const isNobody = !NOT_THE_ADDRESS.test(status);
    const place = isNobody && 'uid' in job && job.to === undefined ? messageSettingsPath(job.uid) : undefined;
    const settings = place === undefined ? undefined : await transaction.get(place);
    transaction.update(`mails/${job.id}`, {
      status: 'dead',
      problem: `${isNobody ? 'nobody' : 'refused'}: came back with ${status}`,
    });
    if (place !== undefined) transaction.set(place, { ...settings?.fields, refused: address });
  });

/** The failure with the address, if the mail was for that: its id was made for one address alone. */
function failedFor(site: Site, job: MailJob, messageId: string, { recipients, status }: Failure) {
  const address = recipients.find((one) => isMadeFor(site, job, messageId, one));
  return address === undefined ? undefined : { address, status };
}
