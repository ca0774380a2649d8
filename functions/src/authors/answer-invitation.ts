import {
  AppError,
  AUTHOR_LIMITS,
  authorRole,
  type CourseDraft,
  courseDraftSchema,
  type Invitation,
  invitationSchema,
  isOpenInvitation,
  userProfileSchema,
} from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import type { Accounts } from '../admin/accounts.ts';
import { settingsOf, tellIn } from '../notifications/tell.ts';
import type { DocumentStore, DocumentTransaction } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';
import type { AnswerRequest } from './author-requests.ts';

/**
 * Accepts or declines an invitation, for who has proven the invited address; a repeated answer changes nothing. Throws `not-found` for
 * everybody else and for an invitation that has ended, `no-access` for a suspended account, `quota-exceeded` when the course has as many authors as it may have.
 */
export async function answerInvitation(
  store: DocumentStore,
  accounts: Accounts,
  { id, answer }: AnswerRequest,
  uid: string,
  now = new Date(),
): Promise<void> {
  const account = await accounts.withUid(uid);
  await store.transact(async (transaction) => {
    const path = `invitations/${id}`;
    const invitation = parsed(invitationSchema, await transaction.get(path));
    if (!invitation || invitation.email !== account?.provenEmail) throw new AppError('not-found');
    const draft = parsed(courseDraftSchema, await transaction.get(`courseDrafts/${invitation.courseId}`));
    const isAuthor = draft !== undefined && authorRole(draft, uid) !== undefined;
    if (invitation.status === answer && (answer === 'declined' || isAuthor)) return;
    const isOfOwner = draft?.ownerUid === invitation.ownerUid;
    if (!draft || !isOfOwner || !isOpenInvitation(invitation, now)) throw new AppError('not-found');
    if (answer === 'accepted' && !isAuthor) await join(transaction, draft, invitation, uid, now);
    transaction.update(path, { status: answer });
  });
}

async function join(
  transaction: DocumentTransaction,
  { id, ownerUid, editorUids, authorNames, title }: CourseDraft,
  invitation: Invitation,
  uid: string,
  now: Date,
): Promise<void> {
  if (editorUids.length >= AUTHOR_LIMITS.coAuthors) throw new AppError('quota-exceeded');
  const person = await transaction.get(`users/${uid}`);
  if (person?.fields.status === 'suspended') throw new AppError('no-access');
  const settings = await settingsOf(transaction, ownerUid);
  const name = parsed(userProfileSchema, person)?.name ?? '';
  transaction.update(`courseDrafts/${id}`, {
    editorUids: [...editorUids, uid],
    authorNames: { ...authorNames, [ownerUid]: invitation.ownerName, [uid]: name },
  });
  const accepted = `author.accepted__${invitation.id}__${invitation.createdAt.getTime()}`;
  tellIn(
    transaction,
    { uid: ownerUid, id: accepted, type: 'author.accepted', params: { name, title }, link: paths.editCourse(id) },
    settings,
    now,
  );
}
