import { callable } from '../callable/callable.ts';
import { limited } from '../callable/limited.ts';
import { publicOrigin } from '../public-origin.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { checkLinks as check, linkRequestSchema } from './check-links.ts';

/** Looks at the links of a course. Each call may ask two hundred strangers, so its allowance is small. */
export const checkLinks = callable(
  linkRequestSchema,
  limited('checkLinks', { most: 10, spanMs: 3_600_000 }, (request, caller) =>
    check(firestoreStore(), request, caller, publicOrigin(), new Date()),
  ),
);
