import { createHash } from 'node:crypto';
import {
  AppError,
  AUTHOR_LIMITS,
  courseDraftSchema,
  type Invitation,
  invitationSchema,
  isOpenInvitation,
  userProfileSchema,
} from '@cursiv/shared-domain';
import type { Accounts } from '../admin/accounts.ts';
import type { DocumentStore } from '../store/document-source.ts';
import { allParsed, parsed } from '../store/parsed.ts';
import type { InviteRequest } from './author-requests.ts';

const DAY_MS = 24 * 3_600_000;

/** One invitation for each address, so that a second one only makes the first last longer. */
const invitationId = ({ courseId, email }: InviteRequest): string =>
  `${courseId}__${createHash('sha256').update(email).digest('hex').slice(0, 32)}`;

/**
 * Invites an address to write a course, as its owner. What the owner learns is the same whether the address has an account. Throws
 * `no-access`, `invalid` for the owner's own address, or `quota-exceeded`.
 */
export async function inviteCoAuthor(
  store: DocumentStore,
  accounts: Accounts,
  request: InviteRequest,
  uid: string,
  now = new Date(),
): Promise<void> {
  const { courseId, email } = request;
  const owner = await accounts.withUid(uid);
  if (!owner?.provenEmail) throw new AppError('address-unproven');
  if (owner.provenEmail === email) throw new AppError('invalid', 'one’s own address', { reason: 'own-address' });
  const id = invitationId(request);
  await store.transact(async (transaction) => {
    const draft = parsed(courseDraftSchema, await transaction.get(`courseDrafts/${courseId}`));
    if (draft?.ownerUid !== uid) throw new AppError('no-access');
    const person = await transaction.get(`users/${uid}`);
    if (person?.fields.status === 'suspended') throw new AppError('no-access');
    const profile = parsed(userProfileSchema, person);
    const known = allParsed(
      invitationSchema,
      await transaction.find({ collection: 'invitations', equals: { ownerUid: uid, courseId } }),
    );
    const waiting = known.filter((invitation) => invitation.id !== id && isOpenInvitation(invitation, now));
    if (waiting.length >= AUTHOR_LIMITS.invitations || draft.editorUids.length >= AUTHOR_LIMITS.coAuthors)
      throw new AppError('quota-exceeded');
    const invitation: Omit<Invitation, 'id'> = {
      ...{ courseId, title: draft.title, ownerUid: uid, ownerName: profile?.name ?? '', email, status: 'open' },
      ...{ createdAt: now, expiresAt: new Date(now.getTime() + AUTHOR_LIMITS.invitationDays * DAY_MS) },
    };
    transaction.set(`invitations/${id}`, invitation);
  });
}
