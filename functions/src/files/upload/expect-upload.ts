import { randomBytes } from 'node:crypto';
import {
  AppError,
  arrivalPath,
  fileLifecycle,
  filePath,
  filePlaceSchema,
  mediumOf,
  RULES_OF,
  tidied,
} from '@cursiv/shared-domain';
import * as z from 'zod';
import type { Caller } from '../../callable/callable.ts';
import type { DocumentStore } from '../../store/document-source.ts';
import { fileDocument } from '../file-documents.ts';
import type { FileStore, SendTo } from '../file-store.ts';
import { recount } from '../space/recount.ts';
import { allowanceOf, spaceDocument, spaceOf, withFile } from '../space/storage-space.ts';
import { ownerOfPlace } from './owner-of-place.ts';

export const uploadSchema = z.strictObject({
  place: filePlaceSchema,
  name: z.string().max(255).transform(tidied).pipe(z.string().trim().min(1)),
  contentType: z.string().max(127),
  bytes: z.int().positive(),
  sending: z.optional(z.enum(['whole', 'parts'])),
});

export type ExpectedUpload = z.infer<typeof uploadSchema>;

/** How long an upload may take, in milliseconds. */
const UPLOAD_MS = 24 * 3_600_000;
const endOf = (now: Date) => new Date(now.getTime() + UPLOAD_MS);

/**
 * Reserves space for a file that a person is about to send to a place of their own, and returns where to send it and
 * where it will be kept. Throws `wrong-type`, `too-large`, `no-access` or `quota-exceeded`; `malformed-data` for a page
 * that is too old to send to a signed address, before it sends anything.
 */
export async function expectUpload(
  store: DocumentStore,
  files: FileStore,
  upload: ExpectedUpload,
  caller: Caller,
  now = new Date(),
): Promise<{ id: string; path: string; to: SendTo }> {
  const { sending, contentType, bytes } = upload;
  if (!sending) throw new AppError('malformed-data');
  const rule = RULES_OF[upload.place.kind].find(({ types }) => types.includes(contentType));
  if (!rule) throw new AppError('wrong-type');
  if (bytes > rule.maxBytes) throw new AppError('too-large');
  const ownerUid = await ownerOfPlace(store, upload.place, caller.uid);
  if (ownerUid === undefined) throw new AppError('no-access');
  const id = randomBytes(12).toString('hex');
  try {
    await reserve(store, id, upload, ownerUid, caller, now);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'quota-exceeded') throw error;
    await recount(store, files, ownerUid, now);
    await reserve(store, id, upload, ownerUid, caller, now);
  }
  const to = await files.sendAddress(arrivalPath(caller.uid, id), { contentType, bytes, sending }, endOf(now));
  return { id, path: filePath(upload.place, ownerUid, id, upload.name), to };
}

/** What a co-author sends is the owner's and takes the owner's room; who invites has proven their address. */
async function reserve(
  store: DocumentStore,
  id: string,
  upload: ExpectedUpload,
  uid: string,
  caller: Caller,
  now: Date,
) {
  const isSentByOwner = caller.uid === uid;
  const hasVerifiedEmail = !isSentByOwner || caller.hasVerifiedEmail;
  const { place, name, contentType, bytes } = upload;
  await store.transact(async (transaction) => {
    // A co-author may have been removed since it was asked whose the place is.
    if ((await ownerOfPlace(transaction, place, caller.uid)) !== uid) throw new AppError('no-access');
    const { fields = {} } = (await transaction.get(`users/${uid}`)) ?? {};
    const present = spaceOf(await transaction.get(spaceDocument(uid)), now);
    const use = withFile(present, bytes, allowanceOf(fields, hasVerifiedEmail));
    transaction.set(spaceDocument(uid), use);
    transaction.set(fileDocument(id), {
      ...(!isSentByOwner && { sentBy: caller.uid }),
      ...{ ownerUid: uid, place, path: filePath(place, uid, id, name), name, bytes, contentType },
      medium: mediumOf(contentType),
      status: fileLifecycle.first,
      createdAt: now,
      expiresAt: endOf(now),
    });
  });
}
