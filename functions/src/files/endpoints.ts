import * as z from 'zod';
import { callable, callableByAll } from '../callable/callable.ts';
import { limited } from '../callable/limited.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { cloudFileStore } from './cloud-file-store.ts';
import { deleteFile as remove } from './delete-file.ts';
import { expectUpload as expect, uploadSchema } from './expect-upload.ts';
import { keepUpload as keep } from './keep-upload.ts';
import { openFile as open } from './open-file.ts';

const files = cloudFileStore();
const byPath = z.strictObject({ path: z.string().max(1024) });

/** Makes room for a file: the first step of every upload. */
export const expectUpload = callable(
  uploadSchema,
  limited('expectUpload', { most: 200, spanMs: 3_600_000 }, (upload, caller) =>
    expect(firestoreStore(), files, upload, caller),
  ),
);

/** Puts what has arrived into its place: the last step of every upload. */
export const keepUpload = callable(z.strictObject({ id: z.string().max(64) }), ({ id }, { uid }) =>
  keep(firestoreStore(), files, id, uid),
);

/** Deletes a file of one's own. */
export const deleteFile = callable(byPath, async ({ path }, { uid }) => {
  await remove(firestoreStore(), files, path, uid);
  return {};
});

/** An address of a file, for a while, for who may have it. */
export const openFile = callableByAll(byPath, ({ path }, caller) => open(firestoreStore(), files, path, caller?.uid));
