import { type Locale, type SiteInvitation, type StaffRole, siteInvitationSchema } from '@cursiv/shared-domain';
import { collection, database, orderBy, query } from '@cursiv/shared-firebase/firestore';
import { callFunction } from '../../call-function.ts';
import { type DocumentList, documentList } from '../../reading/document-list.ts';

/** The invitations to the site, newest first; for administrators. */
export const SITE_INVITATIONS: DocumentList<SiteInvitation> = documentList(siteInvitationSchema, () =>
  query(collection(database(), 'siteInvitations'), orderBy('createdAt', 'desc')),
);

export interface SiteInvite {
  email: string;
  role?: StaffRole;
  /** The language of the mail. */
  locale: Locale;
}

/** Invites an address by mail. Throws AppError: `too-often`, or `conflict` with an `InvitingRefusal` as its reason. */
export const inviteToSite = async (invite: SiteInvite): Promise<void> => {
  await callFunction('inviteToSite', invite);
};

/** Sends an invitation once more. Throws AppError: `too-often`, or `conflict` when it was answered meanwhile. */
export const resendSiteInvitation = async (id: string): Promise<void> => {
  await callFunction('resendSiteInvitation', { id });
};

/** Takes an invitation back. Throws AppError: `conflict` when it was answered meanwhile. */
export const withdrawSiteInvitation = async (id: string): Promise<void> => {
  await callFunction('withdrawSiteInvitation', { id });
};

/** What the invitation behind a link says to the present person. */
export interface ReadInvitation {
  /** As profiles store it. */
  role: string;
  inviter: string;
  expiresAt: Date;
}

/** Reads the invitation behind a link. Throws AppError: `conflict` with a `SiteInvitationRefusal` as its reason. */
export async function readSiteInvitation(token: string): Promise<ReadInvitation> {
  type Answer = Omit<ReadInvitation, 'expiresAt'> & { expiresAt: string };
  const answer = await callFunction<{ token: string }, Answer>('readSiteInvitation', { token });
  return { ...answer, expiresAt: new Date(answer.expiresAt) };
}

/** Accepts the invitation behind a link. Throws the same. */
export const acceptSiteInvitation = async (token: string): Promise<void> => {
  await callFunction('acceptSiteInvitation', { token });
};
