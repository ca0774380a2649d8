import * as z from 'zod/mini';
import { localeSchema } from '../l10n/l10n-schema.ts';
import { instant } from '../schema.ts';

/** How long the link in an invitation is good, and how long its address is kept after that. */
export const SITE_INVITATION_DAYS = 14;
export const SITE_INVITATION_KEPT_DAYS = 30;

/**
 * An invitation to the site, sent by mail to whoever has an address: `siteInvitations/{id}`. Functions alone write it. Its link is good until
 * `expiresAt`, once.
 */
export const siteInvitationSchema = z.object({
  id: z.string(),
  /** In small letters. */
  email: z.string(),
  /** The role that its person gets, as profiles store it. */
  role: z.string(),
  /** The language of its mail. */
  locale: localeSchema,
  status: z.enum(['pending', 'accepted', 'withdrawn']),
  /** The administrator who sent it last. */
  invitedBy: z.string(),
  /** How many mails were sent. */
  sends: z.number(),
  createdAt: instant,
  expiresAt: instant,
  acceptedBy: z.optional(z.string()),
});
export type SiteInvitation = z.infer<typeof siteInvitationSchema>;

/** Why an invitation cannot be accepted, as the `reason` of a refusal. */
export const SITE_INVITATION_REFUSALS = [
  'unknown',
  'used',
  'withdrawn',
  'expired',
  'inviter',
  'unproven',
  'address',
] as const;
export type SiteInvitationRefusal = (typeof SITE_INVITATION_REFUSALS)[number];

/** Why an address cannot be invited: it waits for an answer already, or its account has the role already. */
export const INVITING_REFUSALS = ['invited', 'registered'] as const;
export type InvitingRefusal = (typeof INVITING_REFUSALS)[number];

/** How an invitation stands at a moment. */
export const siteInvitationState = (
  { status, expiresAt }: Pick<SiteInvitation, 'status' | 'expiresAt'>,
  now: Date,
): SiteInvitation['status'] | 'expired' => (status === 'pending' && expiresAt <= now ? 'expired' : status);
