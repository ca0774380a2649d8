import { type LeadMail, type MailTexts, storedLeadSchema } from '@cursiv/shared-domain';
import type { DocumentSource } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import type { Composed } from '../queue/send-mail.ts';
import type { Site } from '../unsubscribe/unsubscribe-token.ts';
import { composeLeadMail } from './compose-lead-mail.ts';

/** The mail to whoever left a message; there is none once that is erased. */
export async function readLeadMail(
  { store, site, texts }: { store: DocumentSource; site: Site; texts?: MailTexts },
  job: LeadMail,
  now: Date,
): Promise<Composed> {
  const lead = parsed(storedLeadSchema, await store.get(`leads/${job.lead}`));
  if (!lead) return { dropped: 'message erased' };
  const reply = lead.replies.find(({ id }) => id === job.reply);
  if (job.reply !== undefined && !reply) return { dropped: 'no reply' };
  return { mail: composeLeadMail(job, lead, reply, site, now, texts), also: [] };
}
