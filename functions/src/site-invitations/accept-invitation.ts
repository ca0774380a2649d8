import {
  AppError,
  may,
  type SiteInvitation,
  type SiteInvitationRefusal,
  siteInvitationSchema,
  siteInvitationState,
  staffRole,
  type UserProfile,
  userProfileSchema,
} from '@cursiv/shared-domain';
import type { Accounts } from '../admin/accounts.ts';
import type { Caller } from '../callable/callable.ts';
import { readInvitationToken } from '../mail/invitation/invitation-token.ts';
import type { DocumentStore, DocumentTransaction } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';
import { record } from './record.ts';

export interface Accepting {
  store: DocumentStore;
  accounts: Pick<Accounts, 'withUid'>;
  /** The secret that signs links in mails. */
  key: string;
}

/** What an invitation says to whom it was sent. */
export interface Invited {
  role: string;
  inviter: string;
  expiresAt: string;
}

interface Found {
  invitation: SiteInvitation;
  inviter: UserProfile;
  invited: UserProfile;
}

/** What the invitation behind a link says to the caller. Throws `conflict` with a `SiteInvitationRefusal`, or `no-access` for a closed account. */
export async function readInvitation(accepting: Accepting, token: string, caller: Caller, now: Date): Promise<Invited> {
  const { invitation, inviter } = await found(accepting, accepting.store, token, caller, now);
  return { role: invitation.role, inviter: inviter.name, expiresAt: invitation.expiresAt.toISOString() };
}

/**
 * The caller accepts the invitation behind a link, and has its role: once, with the proven address that was invited, while whoever invited
 * may still give roles. An administrator stays one. Throws the same.
 */
export const acceptInvitation = (accepting: Accepting, token: string, caller: Caller, now: Date): Promise<void> =>
  accepting.store.transact(async (transaction) => {
    const { invitation, inviter, invited } = await found(accepting, transaction, token, caller, now);
    const subject = `siteInvitations/${invitation.id}`;
    const { uid } = caller;
    transaction.update(subject, { status: 'accepted', acceptedBy: uid });
    record(
      transaction,
      { uid, ...invited },
      { at: now, action: 'invitation.changed', subject, changes: { status: { old: 'pending', new: 'accepted' } } },
    );
    const { role } = invitation;
    if (invited.isAdmin || !staffRole(role) || invited.role === role) return;
    const lastAuditId = record(
      transaction,
      { uid: invitation.invitedBy, ...inviter },
      {
        ...{ at: now, action: 'user.role.changed', subject: `users/${uid}` },
        changes: { role: { old: invited.role, new: role } },
      },
    );
    transaction.update(`users/${uid}`, { role, lastAuditId, updatedAt: now });
  });

const refused = (reason: SiteInvitationRefusal) => new AppError('conflict', reason, { reason });

async function found(
  { accounts, key }: Accepting,
  source: Pick<DocumentTransaction, 'get'>,
  token: string,
  { uid }: Caller,
  now: Date,
): Promise<Found> {
  const id = readInvitationToken(token, key);
  const invitation = parsed(siteInvitationSchema, id ? await source.get(`siteInvitations/${id}`) : undefined);
  if (!invitation) throw refused('unknown');
  const state = siteInvitationState(invitation, now);
  if (state !== 'pending') throw refused(state === 'accepted' ? 'used' : state);
  // Asked of the sign-in service: a token may say for an hour what was true.
  const account = await accounts.withUid(uid);
  const invited = parsed(userProfileSchema, await source.get(`users/${uid}`));
  if (!account || !invited || invited.status === 'suspended') throw new AppError('no-access');
  if (!account.provenEmail) throw refused('unproven');
  if (account.provenEmail !== invitation.email) throw refused('address');
  const inviter = parsed(userProfileSchema, await source.get(`users/${invitation.invitedBy}`));
  if (!inviter || !may(inviter, 'accounts')) throw refused('inviter');
  return { invitation, inviter, invited };
}
