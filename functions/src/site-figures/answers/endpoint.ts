import { onRequest } from 'firebase-functions/v2/https';
import * as z from 'zod';
import { ACCOUNTS } from '../../accounts.ts';
import { SINGLE } from '../../limits.ts';
import { firestoreStore } from '../../store/firestore-store.ts';
import { addAnswers } from './add-answers.ts';

/** What `page` counts: views, their languages, bytes, and the writes of counting. */
const countedSchema = z.record(
  z.string().regex(/^\d{4}-\d{2}-\d{2}:(?:writes|egress:[a-z]+|(?:view|missed):(?:ro|en):[a-z]+)$/),
  z.int().nonnegative(),
);

/** Adds what `page` has counted in its memory; nobody else may call it, and `page` itself may write nothing. */
export const countViews = onRequest({ ...SINGLE, invoker: ACCOUNTS.page }, async (request, response) => {
  const counted = countedSchema.safeParse(request.body);
  if (request.method !== 'POST' || !counted.success) {
    response.status(400).json({ reason: 'not what was counted' });
    return;
  }
  await addAnswers(firestoreStore(), counted.data);
  response.status(204).end();
});
