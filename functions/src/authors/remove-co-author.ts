import { AppError, courseDraftSchema, userProfileSchema } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { settingsOf, tellIn } from '../notifications/tell.ts';
import type { DocumentStore } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';
import type { RemoveRequest } from './author-requests.ts';

/** Ends a person's part in a course, as its owner or as that person; who is none of its co-authors stays so. Throws `no-access`. */
export const removeCoAuthor = (
  store: DocumentStore,
  { courseId, uid }: RemoveRequest,
  callerUid: string,
  now = new Date(),
): Promise<void> =>
  store.transact(async (transaction) => {
    const path = `courseDrafts/${courseId}`;
    const draft = parsed(courseDraftSchema, await transaction.get(path));
    const isOwner = draft?.ownerUid === callerUid;
    const isAuthor = draft?.editorUids.includes(uid) === true;
    if (!draft || !(isOwner || (isAuthor && uid === callerUid))) throw new AppError('no-access');
    if (!isAuthor) return;
    const owner = parsed(userProfileSchema, await transaction.get(`users/${draft.ownerUid}`));
    const settings = await settingsOf(transaction, uid);
    const { [uid]: _, ...authorNames } = draft.authorNames;
    transaction.update(path, {
      ...{ editorUids: draft.editorUids.filter((editor) => editor !== uid), authorNames },
      ...(draft.offer?.uid === uid && { offer: null }),
    });
    transaction.delete(`${path}/present/${uid}`);
    if (!isOwner) return;
    const params = { name: owner?.name ?? '', title: draft.title };
    const id = `author.removed__${courseId}__${now.getTime()}`;
    tellIn(transaction, { uid, id, type: 'author.removed', params, link: paths.myCourses() }, settings, now);
  });
