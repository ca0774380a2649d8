import {
  AppError,
  type InvitingRefusal,
  type Locale,
  may,
  SITE_INVITATION_DAYS,
  type SiteInvitation,
  type StaffRole,
  siteInvitationSchema,
  storedRole,
  userProfileSchema,
} from '@cursiv/shared-domain';
import { takeStored } from '../allowance/stored-allowance.ts';
import type { Caller } from '../callable/callable.ts';
import { newInvitationMail } from '../mail/queue/new-mail-job.ts';
import type { DocumentStore, DocumentTransaction } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';
import { type ActorProfile, newId, record } from './record.ts';

const DAY_MS = 86_400_000;

/** How many invitations one mailbox gets in a day, whoever sends them. */
const PER_MAILBOX = { most: 3, spanMs: DAY_MS };

export interface Inviting {
  /** In small letters. */
  email: string;
  /** None for an account like everybody's. */
  role: StaffRole | undefined;
  locale: Locale;
}

const expiryFrom = (now: Date) => new Date(now.getTime() + SITE_INVITATION_DAYS * DAY_MS);

const refused = (reason: InvitingRefusal) => new AppError('conflict', reason, { reason });

/**
 * An administrator invites an address. Nobody becomes an administrator in this way: that right is given to an account that is known. Throws
 * `no-access`, `too-often` for a mailbox that has had enough, or `conflict` with an `InvitingRefusal`.
 */
export async function sendInvitation(
  store: DocumentStore,
  inviting: Inviting,
  caller: Caller,
  now: Date,
): Promise<void> {
  const { email, locale } = inviting;
  const role = storedRole(inviting.role);
  await requireAdministrator(store, caller);
  await takeFromMailbox(store, email, now);
  await store.transact(async (transaction) => {
    const actor = await requireAdministrator(transaction, caller);
    const equals = { email, status: 'pending' };
    if ((await transaction.find({ collection: 'siteInvitations', equals, limit: 1 })).length > 0)
      throw refused('invited');
    const [account] = await transaction.find({ collection: 'users', equals: { email }, limit: 1 });
    const present = parsed(userProfileSchema, account);
    if (present && (present.isAdmin || !inviting.role || present.role === role)) throw refused('registered');
    const id = newId();
    const invitation: Omit<SiteInvitation, 'id'> = {
      ...{ email, role, locale, status: 'pending', invitedBy: caller.uid, sends: 1 },
      ...{ createdAt: now, expiresAt: expiryFrom(now) },
    };
    transaction.set(`siteInvitations/${id}`, invitation);
    const mail = newInvitationMail(id, 1, now);
    transaction.set(mail.path, mail.fields);
    record(transaction, actor, {
      ...{ at: now, action: 'invitation.changed', subject: `siteInvitations/${id}` },
      changes: { status: { old: null, new: 'pending' }, role: { old: null, new: role } },
    });
  });
}

/** Sends an invitation once more, as the caller's own, and its link is good for the whole time again. Throws the same, and `not-found`. */
export async function resendInvitation(store: DocumentStore, id: string, caller: Caller, now: Date): Promise<void> {
  await requireAdministrator(store, caller);
  const { email } = await requirePending(store, id);
  await takeFromMailbox(store, email, now);
  await store.transact(async (transaction) => {
    const actor = await requireAdministrator(transaction, caller);
    const { sends } = await requirePending(transaction, id);
    const mail = newInvitationMail(id, sends + 1, now);
    transaction.update(`siteInvitations/${id}`, {
      ...{ sends: sends + 1, invitedBy: caller.uid, expiresAt: expiryFrom(now) },
    });
    transaction.set(mail.path, mail.fields);
    record(transaction, actor, {
      ...{ at: now, action: 'invitation.changed', subject: `siteInvitations/${id}` },
      changes: { sends: { old: sends, new: sends + 1 } },
    });
  });
}

/** Takes an invitation back: its link is good for nothing any more. Throws `no-access`, `not-found`, `conflict` when it was answered. */
export const withdrawInvitation = (store: DocumentStore, id: string, caller: Caller, now: Date): Promise<void> =>
  store.transact(async (transaction) => {
    const actor = await requireAdministrator(transaction, caller);
    await requirePending(transaction, id);
    transaction.update(`siteInvitations/${id}`, { status: 'withdrawn' });
    record(transaction, actor, {
      ...{ at: now, action: 'invitation.changed', subject: `siteInvitations/${id}` },
      changes: { status: { old: 'pending', new: 'withdrawn' } },
    });
  });

type Reads = Pick<DocumentTransaction, 'get'>;

async function requireAdministrator(source: Reads, { uid }: Caller): Promise<ActorProfile> {
  const actor = parsed(userProfileSchema, await source.get(`users/${uid}`));
  if (!actor || !may(actor, 'accounts')) throw new AppError('no-access');
  return { uid, name: actor.name, email: actor.email };
}

async function requirePending(source: Reads, id: string): Promise<SiteInvitation> {
  const invitation = parsed(siteInvitationSchema, await source.get(`siteInvitations/${id}`));
  if (!invitation) throw new AppError('not-found');
  if (invitation.status !== 'pending') throw new AppError('conflict');
  return invitation;
}

async function takeFromMailbox(store: DocumentStore, email: string, now: Date): Promise<void> {
  const mailbox = email.replace(/\+.*@/, '@');
  if (!(await takeStored(store, `invitation ${mailbox}`, PER_MAILBOX, now))) throw new AppError('too-often');
}
