import { filePlaceSchema } from '@cursiv/shared-domain';
import * as z from 'zod';
import { callable, callableByAll } from '../callable/callable.ts';
import { limited } from '../callable/limited.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { cloudFileStore } from './cloud-file-store.ts';
import { deleteFile as remove } from './delete-file.ts';
import { openFile as open } from './open-file.ts';
import { expectUpload as expect, uploadSchema } from './upload/expect-upload.ts';
import { keepUpload as keep } from './upload/keep-upload.ts';

const files = cloudFileStore();
const byPath = z.strictObject({ path: z.string().max(1024) });

/** Reserves space for a file: the first step of every upload. */
export const expectUpload = callable(
  uploadSchema,
  limited('expectUpload', { most: 200, spanMs: 3_600_000 }, (upload, caller) =>
    expect(firestoreStore(), files, upload, caller),
  ),
);

/** Moves an arrived upload to its place: the last step of every upload. */
export const keepUpload = callable(
  z.strictObject({ id: z.string().max(64) }),
  ({ id }, { uid }) => keep(firestoreStore(), files, id, uid),
  { staysOpen: true },
);

/** Deletes one of the caller's own files. */
export const deleteFile = callable(byPath, async ({ path }, { uid }) => {
  await remove(firestoreStore(), files, path, uid);
  return {};
});

/** A temporary address of a file, for a person who may open it. */
export const openFile = callableByAll(
  z.strictObject({ ...byPath.shape, at: z.optional(filePlaceSchema) }),
  ({ path, at }, caller) => open(firestoreStore(), files, path, caller?.uid, undefined, at),
);
