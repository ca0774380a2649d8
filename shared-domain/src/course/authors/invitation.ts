import * as z from 'zod/mini';
import { l10nText } from '../../l10n/l10n-schema.ts';
import { instant } from '../../schema.ts';
import { COURSE_LIMITS } from '../course.ts';

export const INVITATION_STATUSES = ['open', 'accepted', 'declined'] as const;

/**
 * An invitation to write a course: `invitations/{id}`. It names an address and no account, so that nobody learns whose address has one;
 * who proves the address may answer.
 */
export const invitationSchema = z.object({
  id: z.string(),
  courseId: z.string(),
  /** The course as it was called, and who invites. */
  title: l10nText(COURSE_LIMITS.title),
  ownerUid: z.string(),
  ownerName: z.string(),
  email: z.string(),
  status: z.enum(INVITATION_STATUSES),
  createdAt: instant,
  expiresAt: instant,
});

export type Invitation = z.infer<typeof invitationSchema>;

/** Whether an invitation can still be answered. */
export const isOpenInvitation = ({ status, expiresAt }: Pick<Invitation, 'status' | 'expiresAt'>, now: Date): boolean =>
  status === 'open' && expiresAt > now;
