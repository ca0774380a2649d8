import { LOCALES } from '@cursiv/shared-domain';
import * as z from 'zod';
import { callable } from '../callable/callable.ts';
import { limited } from '../callable/limited.ts';
import { isDocumentId } from '../store/document-id.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { viewAs as view } from './view-as.ts';

/** How many dashboards one administrator opens in an hour. */
const LIMIT = { most: 60, spanMs: 3_600_000 };

/** An administrator reads what somebody's dashboard lists. */
export const viewAs = callable(
  z.strictObject({ uid: z.string().refine(isDocumentId), locale: z.enum(LOCALES) }),
  limited('viewAs', LIMIT, (request, caller) => view(firestoreStore(), request, caller, new Date())),
);
