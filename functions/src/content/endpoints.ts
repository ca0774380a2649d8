import { callable } from '../callable/callable.ts';
import { limited } from '../callable/limited.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { changeContent as change, contentChangeSchema } from './change-content.ts';

/** An administrator or an editor of translations changes what the site says. */
export const changeContent = callable(
  contentChangeSchema,
  limited('changeContent', { most: 120, spanMs: 3_600_000 }, (request, { uid }) =>
    change(firestoreStore(), request, uid, new Date()),
  ),
);
