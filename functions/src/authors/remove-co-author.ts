import { AppError, arrivalPath, courseDraftSchema, type StoredFile, userProfileSchema } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import type { FileStore } from '../files/file-store.ts';
import { endUploads } from '../files/upload/end-uploads.ts';
import { settingsOf, tellIn } from '../notifications/tell.ts';
import type { DocumentStore } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';
import type { RemoveRequest } from './author-requests.ts';

/**
 * Ends a person's part in a course, as its owner or as that person; who is none of its co-authors stays so. What they are sending ends with
 * it; what they have sent is the owner's. Throws `no-access`.
 */
export async function removeCoAuthor(
  { store, files }: { store: DocumentStore; files: FileStore },
  request: RemoveRequest,
  callerUid: string,
  now = new Date(),
): Promise<void> {
  const ended = await remove(store, request, callerUid, now);
  await Promise.all(ended.map(({ id }) => files.close(arrivalPath(request.uid, id))));
}

const remove = (
  store: DocumentStore,
  { courseId, uid }: RemoveRequest,
  callerUid: string,
  now: Date,
): Promise<StoredFile[]> =>
  store.transact(async (transaction) => {
    const path = `courseDrafts/${courseId}`;
    const draft = parsed(courseDraftSchema, await transaction.get(path));
    const isOwner = draft?.ownerUid === callerUid;
    const isAuthor = draft?.editorUids.includes(uid) === true;
    if (!draft || !(isOwner || (isAuthor && uid === callerUid))) throw new AppError('no-access');
    if (!isAuthor) return [];
    const owner = parsed(userProfileSchema, await transaction.get(`users/${draft.ownerUid}`));
    const settings = await settingsOf(transaction, uid);
    const end = await endUploads(transaction, { courseId, ownerUid: draft.ownerUid, sentBy: uid }, now);
    const { [uid]: _, ...authorNames } = draft.authorNames;
    transaction.update(path, {
      ...{ editorUids: draft.editorUids.filter((editor) => editor !== uid), authorNames },
      ...(draft.offer?.uid === uid && { offer: null }),
    });
    transaction.delete(`${path}/present/${uid}`);
    const ended = end();
    if (!isOwner) return ended;
    const params = { name: owner?.name ?? '', title: draft.title };
    const id = `author.removed__${courseId}__${now.getTime()}`;
    tellIn(transaction, { uid, id, type: 'author.removed', params, link: paths.myCourses() }, settings, now);
    return ended;
  });
