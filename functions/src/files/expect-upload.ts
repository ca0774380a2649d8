import { randomBytes } from 'node:crypto';
import {
  AppError,
  arrivalPath,
  type FilePlace,
  fileAllowance,
  fileLifecycle,
  filePath,
  filePlaceSchema,
  RULES_OF,
  tidied,
} from '@cursiv/shared-domain';
import * as z from 'zod';
import type { Caller } from '../callable/callable.ts';
import type { DocumentSource, DocumentStore } from '../store/document-source.ts';
import { fileDocument } from './file-documents.ts';
import type { FileStore } from './file-store.ts';
import { recount } from './recount.ts';
import { spaceDocument, spaceOf, withFile } from './storage-space.ts';

export const uploadSchema = z.strictObject({
  place: filePlaceSchema,
  name: z.string().max(255).transform(tidied).pipe(z.string().trim().min(1)),
  contentType: z.string().max(127),
  bytes: z.int().positive(),
});

export type ExpectedUpload = z.infer<typeof uploadSchema>;

/** How long an upload may take, in milliseconds. */
const UPLOAD_MS = 24 * 3_600_000;

/**
 * Makes room for a file that a person is about to send into a place of their own, and says where it is to arrive and will be kept. Throws
 * `wrong-type`, `too-large`, `no-access` or `quota-exceeded`.
 */
export async function expectUpload(
  store: DocumentStore,
  files: FileStore,
  upload: ExpectedUpload,
  caller: Caller,
  now = new Date(),
): Promise<{ id: string; arrival: string; path: string }> {
  const rule = RULES_OF[upload.place.kind].find(({ types }) => types.includes(upload.contentType));
  if (!rule) throw new AppError('wrong-type');
  if (upload.bytes > rule.maxBytes) throw new AppError('too-large');
  if (!(await isOwnPlace(store, upload.place, caller.uid))) throw new AppError('no-access');
  const id = randomBytes(12).toString('hex');
  try {
    await reserve(store, id, upload, caller, now);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'quota-exceeded') throw error;
    await recount(store, files, caller.uid, now);
    await reserve(store, id, upload, caller, now);
  }
  return { id, arrival: arrivalPath(caller.uid, id), path: filePath(upload.place, caller.uid, id, upload.name) };
}

async function reserve(store: DocumentStore, id: string, upload: ExpectedUpload, caller: Caller, now: Date) {
  const { uid, hasProvenAddress } = caller;
  const { place, name, contentType, bytes } = upload;
  await store.transact(async (transaction) => {
    const { fields = {} } = (await transaction.get(`users/${uid}`)) ?? {};
    const [verifiedCreator, verifiedInstructor, isAdmin] = [
      fields.verifiedCreator === true,
      fields.verifiedInstructor === true,
      fields.isAdmin === true,
    ];
    const allowance = fileAllowance({ hasProvenAddress, verifiedCreator, verifiedInstructor, isAdmin });
    const use = withFile(spaceOf(await transaction.get(spaceDocument(uid)), now), bytes, allowance);
    transaction.set(spaceDocument(uid), use);
    transaction.set(fileDocument(id), {
      ...{ ownerUid: uid, place, path: filePath(place, uid, id, name), name, bytes, contentType },
      status: fileLifecycle.first,
      createdAt: now,
      expiresAt: new Date(now.getTime() + UPLOAD_MS),
    });
  });
}

/** Whether a person may put files there: into lessons of their own draft, into resources that are theirs or not saved yet. */
async function isOwnPlace(source: DocumentSource, place: FilePlace, uid: string): Promise<boolean> {
  const ownerOf = async (path: string) => (await source.get(path))?.fields.ownerUid;
  if (place.kind === 'trial') return true;
  if (place.kind === 'resource') return ((await ownerOf(`resources/${place.resourceId}`)) ?? uid) === uid;
  const [draft, live] = await Promise.all([
    ownerOf(`courseDrafts/${place.courseId}`),
    ownerOf(`courses/${place.courseId}`),
  ]);
  return draft === uid && (live ?? uid) === uid;
}
