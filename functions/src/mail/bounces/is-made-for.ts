import type { MailJob } from '@cursiv/shared-domain';
import { messageIdsOf } from '../compose/message-id.ts';
import type { Site } from '../unsubscribe/unsubscribe-token.ts';

/** Whether the id of a mail was made for an address: it seals both, and tells neither to anybody else. */
export const isMadeFor = (site: Site, job: MailJob, messageId: string, address: string): boolean =>
  messagesOf(job).some((message) => messageIdsOf(site, message, address).includes(messageId));

/** What the id of a mail may have been made of: of several notifications, the first that was told. */
const messagesOf = (job: MailJob): string[] =>
  'uid' in job ? [job.notification, ...(job.also ?? [])].map((told) => `${job.uid} ${told}`) : [job.id];
