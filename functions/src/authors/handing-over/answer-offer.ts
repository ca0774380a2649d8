import { AppError, courseDraftSchema, openOffer, userProfileSchema } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import type { Accounts } from '../../admin/accounts.ts';
import type { FileStore } from '../../files/file-store.ts';
import { recount } from '../../files/space/recount.ts';
import { settingsOf, tellIn } from '../../notifications/tell.ts';
import type { DocumentStore } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import type { OfferAnswer } from '../author-requests.ts';
import { handOver } from './hand-over.ts';

/**
 * Takes over a course that was offered to the caller, or refuses it; a repeated answer changes nothing. Throws `not-found` when it is not
 * or no longer offered to them, `address-unproven`, `quota-exceeded` when its files do not fit, `busy` while it is being published.
 */
export async function answerOffer(
  { store, files, accounts }: { store: DocumentStore; files: FileStore; accounts: Accounts },
  { courseId, answer }: OfferAnswer,
  uid: string,
  now = new Date(),
): Promise<void> {
  if (answer === 'declined') return refuse(store, courseId, uid, now);
  const account = await accounts.withUid(uid);
  if (!account?.provenEmail) throw new AppError('address-unproven');
  try {
    await handOver(store, courseId, uid, now);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'quota-exceeded') throw error;
    await recount(store, files, uid, now);
    await handOver(store, courseId, uid, now);
  }
}

const refuse = (store: DocumentStore, courseId: string, uid: string, now: Date): Promise<void> =>
  store.transact(async (transaction) => {
    const path = `courseDrafts/${courseId}`;
    const draft = parsed(courseDraftSchema, await transaction.get(path));
    if (!draft || openOffer(draft, now)?.uid !== uid) throw new AppError('not-found');
    const { ownerUid, title, authorNames } = draft;
    const person = parsed(userProfileSchema, await transaction.get(`users/${uid}`));
    const settings = await settingsOf(transaction, ownerUid);
    transaction.update(path, { offer: null });
    const params = { name: person?.name ?? authorNames[uid] ?? '', title };
    const id = `author.refused__${courseId}__${now.getTime()}`;
    const link = paths.editCourse(courseId);
    tellIn(transaction, { uid: ownerUid, id, type: 'author.refused', params, link }, settings, now);
  });
