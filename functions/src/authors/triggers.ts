import { invitationSchema } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { type Accounts, adminAccounts } from '../admin/accounts.ts';
import { onDocumentUpdated, onDocumentWritten } from '../logged/firestore.ts';
import type { DocumentChange } from '../notifications/notice.ts';
import { tell } from '../notifications/tell.ts';
import type { DocumentStore } from '../store/document-source.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { parsed } from '../store/parsed.ts';
import { followOwner } from './handing-over/follow-owner.ts';

const store = firestoreStore();

/** Tells who has proven the invited address. Nobody waits for it, so that nothing shows whether there is an account. */
export const tellOfInvitation = onDocumentWritten(
  { document: 'invitations/{id}' },
  async ({ data, params: { id } }) => {
    await tellInvited(store, adminAccounts(), id, { before: data?.before.data(), after: data?.after.data() });
  },
);

/** What a handing over leaves to be done follows the draft's owner. Reported again if cut off. */
export const followCourseOwner = onDocumentUpdated(
  { document: 'courseDrafts/{id}', timeoutSeconds: 540 },
  async ({ data, params: { id } }) => {
    const [before, after]: unknown[] = [data?.before.get('ownerUid'), data?.after.get('ownerUid')];
    if (typeof before === 'string' && before !== after) await followOwner(store, id, before);
  },
);

/** Tells the invited person of a new invitation, or of one that was made anew. */
export async function tellInvited(
  store: DocumentStore,
  accounts: Accounts,
  id: string,
  { before, after }: DocumentChange,
): Promise<void> {
  const parse = (fields: DocumentChange['after']) =>
    parsed(invitationSchema, fields && { path: `invitations/${id}`, id, fields });
  const [known, invitation] = [parse(before), parse(after)];
  if (invitation?.status !== 'open' || known?.createdAt.getTime() === invitation.createdAt.getTime()) return;
  const account = await accounts.withEmail(invitation.email);
  if (account?.provenEmail !== invitation.email) return;
  const { ownerName: name, title, createdAt } = invitation;
  await tell(
    store,
    {
      ...{ uid: account.uid, id: `author.invited__${id}__${createdAt.getTime()}` },
      ...{ type: 'author.invited', params: { name, title }, link: paths.myCourses() },
    },
    createdAt,
  );
}
