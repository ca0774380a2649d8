import { callable } from '../callable/callable.ts';
import { limited } from '../callable/limited.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { readSchema, startSchema, submitSchema } from './attempt-requests.ts';
import { readQuiz as read } from './read-quiz.ts';
import { startAttempt as start } from './start-attempt.ts';
import { submitAttempt as submit } from './submit-attempt.ts';

const A_MINUTE = { most: 20, spanMs: 60_000 };

/** Who teaches a course reads a quiz as it is asked. */
export const readQuiz = callable(
  readSchema,
  limited('readQuiz', A_MINUTE, (request, caller) => read(firestoreStore(), request, caller)),
  { staysOpen: true },
);

/** A learner begins an attempt at a quiz, or goes on with it. */
export const startAttempt = callable(
  startSchema,
  limited('startAttempt', A_MINUTE, (request, caller) => start(firestoreStore(), request, caller, new Date())),
);

/** A learner hands an attempt in. */
export const submitAttempt = callable(
  submitSchema,
  limited('submitAttempt', A_MINUTE, (request, caller) => submit(firestoreStore(), request, caller, new Date())),
);
