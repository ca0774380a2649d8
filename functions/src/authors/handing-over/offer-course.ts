import {
  AppError,
  AUTHOR_LIMITS,
  type CourseOffer,
  courseDraftSchema,
  openOffer,
  userProfileSchema,
} from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { settingsOf, tellIn } from '../../notifications/tell.ts';
import type { DocumentStore } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import type { OfferRequest } from '../author-requests.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Offers the caller's own course to one of its co-authors, or takes the offer back; an offer that is open already stays as it is.
 * Nothing else changes before they agree. Throws `no-access` for everybody but the owner, `not-found` for who is no co-author.
 */
export const offerCourse = (
  store: DocumentStore,
  { courseId, uid }: OfferRequest,
  callerUid: string,
  now = new Date(),
): Promise<void> =>
  store.transact(async (transaction) => {
    const path = `courseDrafts/${courseId}`;
    const draft = parsed(courseDraftSchema, await transaction.get(path));
    const owner = await transaction.get(`users/${callerUid}`);
    if (draft?.ownerUid !== callerUid || owner?.fields.status === 'suspended') throw new AppError('no-access');
    if (uid === null) return transaction.update(path, { offer: null });
    if (!draft.editorUids.includes(uid)) throw new AppError('not-found');
    if (openOffer(draft, now)?.uid === uid) return;
    const settings = await settingsOf(transaction, uid);
    const expiresAt = new Date(now.getTime() + AUTHOR_LIMITS.invitationDays * DAY_MS);
    const offer: CourseOffer = { uid, expiresAt };
    transaction.update(path, { offer });
    const params = { name: parsed(userProfileSchema, owner)?.name ?? '', title: draft.title };
    const id = `author.offered__${courseId}__${now.getTime()}`;
    tellIn(transaction, { uid, id, type: 'author.offered', params, link: paths.editCourse(courseId) }, settings, now);
  });
