import {
  type InvitationMail,
  type MailTexts,
  siteInvitationSchema,
  siteInvitationState,
  userProfileSchema,
} from '@cursiv/shared-domain';
import type { DocumentSource } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import type { Composed } from '../queue/send-mail.ts';
import type { Site } from '../unsubscribe/unsubscribe-token.ts';
import { composeInvitationMail } from './compose-invitation-mail.ts';

/** The mail of an invitation; there is none once that was taken back, accepted or erased. */
export async function readInvitationMail(
  { store, site, texts }: { store: DocumentSource; site: Site; texts?: MailTexts },
  job: InvitationMail,
  now: Date,
): Promise<Composed> {
  const invitation = parsed(siteInvitationSchema, await store.get(`siteInvitations/${job.siteInvitation}`));
  if (!invitation || siteInvitationState(invitation, now) !== 'pending') return { dropped: 'invitation over' };
  const inviter = parsed(userProfileSchema, await store.get(`users/${invitation.invitedBy}`))?.name;
  return { mail: composeInvitationMail(job, invitation, inviter || 'Cursiv', site, now, texts), also: [] };
}
