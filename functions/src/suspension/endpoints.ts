import { MAX_SUSPENSION_REASON } from '@cursiv/shared-domain';
import * as z from 'zod';
import { callable } from '../callable/callable.ts';
import { isDocumentId } from '../store/document-id.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { ruleOnAccount } from './rule-on-account.ts';

const uid = z.string().refine(isDocumentId);

/** An administrator closes an account to its person, with a reason that they are told. */
export const suspendAccount = callable(
  z.object({ uid, reason: z.string().trim().min(1).max(MAX_SUSPENSION_REASON) }),
  (request, caller) => ruleOnAccount(firestoreStore(), { ...request, status: 'suspended' }, caller, new Date()),
);

/** An administrator opens a suspended account again. */
export const restoreAccount = callable(z.object({ uid }), (request, caller) =>
  ruleOnAccount(firestoreStore(), { ...request, status: 'active' }, caller, new Date()),
);
