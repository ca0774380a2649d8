import * as z from 'zod';
import { callable } from '../callable/callable.ts';
import { limited } from '../callable/limited.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { listMedia as list, listRequest } from './list-media.ts';
import { moderatedMedia as moderated, moderatedRequest } from './moderation/moderated-media.ts';
import { ruleOnFile as rule, rulingOnFile } from './moderation/rule-on-file.ts';
import { replaceFile as replace } from './replace-file.ts';

const HOUR_MS = 3_600_000;
const path = z.string().max(1024);

/** A page of the caller's media library. */
export const listMedia = callable(
  listRequest,
  limited('listMedia', { most: 600, spanMs: HOUR_MS }, (request, caller) => list(firestoreStore(), request, caller)),
  { staysOpen: true },
);

/** Puts another file into all of the caller's drafts that name this one. */
export const replaceFile = callable(
  z.strictObject({ path, by: path }),
  limited('replaceFile', { most: 100, spanMs: HOUR_MS }, (request, { uid }) => replace(firestoreStore(), request, uid)),
);

/** A page of the files of all authors, for the staff. */
export const moderatedMedia = callable(
  moderatedRequest,
  (request, caller) => moderated(firestoreStore(), request, caller),
  { staysOpen: true },
);

/** An administrator, or one of their staff, takes a file down or puts it back. */
export const ruleOnFile = callable(rulingOnFile, (ruling, caller) =>
  rule(firestoreStore(), ruling, caller, new Date()),
);
