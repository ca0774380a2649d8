import * as z from 'zod/mini';
import type { PushJob } from './push.ts';
import { queuedJob } from './queued-job.ts';

/** What every mail in the queue has. */
const queued = {
  ...queuedJob,
  /** The id with which it left, by which a report about it finds it. */
  messageId: z.optional(z.string()),
};

/** The largest report about a mail of ours, in bytes: it holds our mail again, which is smaller by far. */
export const BOUNCE_LIMITS = { report: 262_144 } as const;

/** A mail to a person with an account. */
export const personMailSchema = z.object({
  ...queued,
  uid: z.string(),
  /** The notification that it tells. */
  notification: z.string(),
  /** Those that it tells, too, for who wants one mail: theirs were dropped when this one left. */
  also: z.optional(z.array(z.string())),
  /** The address that the account had until it changed: its owner is warned there. Otherwise the mail goes to the present one. */
  to: z.optional(z.string()),
});
export type PersonMail = z.infer<typeof personMailSchema>;

/** A mail to whoever left a message on the site. It names the message and holds nothing of it, so that erasing that is enough. */
export const leadMailSchema = z.object({
  ...queued,
  lead: z.string(),
  /** The reply that it brings; without one it says that the message has arrived. */
  reply: z.optional(z.string()),
});
export type LeadMail = z.infer<typeof leadMailSchema>;

/** A mail that invites to the site. It names the invitation and holds nothing of it, for the same reason. */
export const invitationMailSchema = z.object({ ...queued, siteInvitation: z.string() });
export type InvitationMail = z.infer<typeof invitationMailSchema>;

/**
 * A mail that has to leave: `mails/{id}`. Dead ones were refused, tried too often, cut off where nobody can know whether they arrived, or
 * reported as spam.
 */
export const mailJobSchema = z.union([personMailSchema, leadMailSchema, invitationMailSchema]);

export type MailJob = z.infer<typeof mailJobSchema>;

/** Whether a mail arrived and was reported as spam: it is never sent again, and its person alone has us write once more. */
export const isComplaint = ({ problem = '' }: Pick<SendJob, 'problem'>): boolean => problem.startsWith('complaint:');

/** What has to leave, by mail or as a push. */
export type SendJob = MailJob | PushJob;

/** The document that a job is about, as its settlement is recorded: its reader, the message that it answers, or the invitation. */
export function jobSubject(job: SendJob): string {
  if ('siteInvitation' in job) return `siteInvitations/${job.siteInvitation}`;
  return 'lead' in job ? `leads/${job.lead}` : `users/${job.uid}`;
}
