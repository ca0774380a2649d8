import * as z from 'zod/mini';
import { l10nText } from '../l10n/l10n-schema.ts';
import { instant } from '../schema.ts';
import { USER_FLAGS } from '../user/user.ts';

/** What may be done to a person's account and works by others, by subject and event. */
export const RECORDED_ACTS = [
  'account.seen',
  'account.seenAs',
  'account.suspended',
  'account.restored',
  'account.signedOut',
  'account.copyAsked',
  'account.deletionAsked',
  'account.deletionCalledOff',
  'right.granted',
  'right.withdrawn',
  'role.moderator',
  'role.support',
  'role.translator',
  'role.user',
  'verification.approved',
  'verification.rejected',
  'verification.revoked',
  'mail.sentAgain',
  'mail.dropped',
  'push.sentAgain',
  'push.dropped',
  'course.published',
  'course.returned',
  'course.suspended',
  'course.moved',
  'resource.draft',
  'resource.in_review',
  'resource.published',
  'resource.archived',
  'resource.suspended',
  'file.takenDown',
  'file.putBack',
  'expert.draft',
  'expert.listed',
  'expert.suspended',
  'expert.changed',
  'review.hidden',
  'review.shown',
  'answer.removed',
  'certificate.revoked',
  'contribution.hidden',
  'contribution.shown',
] as const;
export type RecordedAct = (typeof RECORDED_ACTS)[number];

/** Whether an administrator or one of their staff did it, whoever runs the site, a program of the site, or the person, as an administrator. */
export const RECORDED_ACTORS = ['administrator', 'operator', 'site', 'self'] as const;

/**
 * What was done to somebody's account or works, as they may read it: `users/{uid}/record/{id}`. It is made of the audit event of that
 * id, without the names and the notes of administrators.
 */
export const personalRecordSchema = z.object({
  id: z.string(),
  at: instant,
  by: z.enum(RECORDED_ACTORS),
  acts: z.array(
    z.object({
      act: z.enum(RECORDED_ACTS),
      /** The right that it is about. */
      flag: z.optional(z.enum(USER_FLAGS)),
    }),
  ),
  /** Of the course, resource or file that it is about. */
  title: z.optional(l10nText(200)),
});
export type PersonalRecord = z.infer<typeof personalRecordSchema>;
