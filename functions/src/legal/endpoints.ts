import * as z from 'zod';
import { callable } from '../callable/callable.ts';
import { limited } from '../callable/limited.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { acceptTerms as accept } from './accept-terms.ts';

/** The caller accepts the terms and the privacy page as they are since a day. */
export const acceptTerms = callable(
  z.strictObject({ version: z.string().max(10) }),
  limited('acceptTerms', { most: 30, spanMs: 3_600_000 }, async ({ version }, { uid }) => {
    await accept(firestoreStore(), uid, version, new Date());
    return {};
  }),
  { staysOpen: true },
);
