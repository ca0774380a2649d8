import { MAX_ON_BEHALF_REASON } from '@cursiv/shared-domain';
import * as z from 'zod';
import { callable } from '../../callable/callable.ts';
import { limited } from '../../callable/limited.ts';
import { isDocumentId } from '../../store/document-id.ts';
import { firestoreStore } from '../../store/firestore-store.ts';
import {
  askDeletionOnBehalf as askDeletion,
  askExportOnBehalf as askExport,
  callOffDeletion as callOff,
} from './ask-on-behalf.ts';
import { readOpenRequests } from './read-open-requests.ts';

/** How many copies, and how many deletions, one administrator asks for in a day, whoever sits at their device. */
const LIMIT = { most: 20, spanMs: 86_400_000 };

const uid = z.string().refine(isDocumentId);
const onBehalf = z.strictObject({ uid, reason: z.string().trim().min(1).max(MAX_ON_BEHALF_REASON) });

/** An administrator asks for a copy of their data for somebody who wrote or called. */
export const askExportOnBehalf = callable(
  onBehalf,
  limited('askExportOnBehalf', LIMIT, async (wanted, caller) => {
    await askExport(firestoreStore(), wanted, caller, new Date());
    return {};
  }),
);

/** An administrator asks to have the account of somebody who wrote or called deleted. */
export const askDeletionOnBehalf = callable(
  onBehalf,
  limited('askDeletionOnBehalf', LIMIT, async (wanted, caller) => {
    await askDeletion(firestoreStore(), wanted, caller, new Date());
    return {};
  }),
);

/** An administrator withdraws the request to delete somebody's account. */
export const callOffDeletion = callable(
  onBehalf,
  async (wanted, caller) => {
    await callOff(firestoreStore(), wanted, caller, new Date());
    return {};
  },
  { staysOpen: true },
);

/** An administrator reads what stands open of somebody's requests about their data. */
export const readDataRequests = callable(
  z.strictObject({ uid }),
  (request, caller) => readOpenRequests(firestoreStore(), request.uid, caller, new Date()),
  { staysOpen: true },
);
