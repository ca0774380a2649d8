import {
  onSnapshot as begin,
  connectFirestoreEmulator,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  memoryLruGarbageCollector,
  type Query,
  type QuerySnapshot,
  queryEqual,
  refEqual,
  setLogLevel,
  terminate,
} from 'firebase/firestore';
import { firebaseApp, localEndpoint } from '../app.ts';
import { Lingering } from './lingering.ts';
import { onOwnWrite } from './own-writes.ts';
import { rememberAhead } from './remember-ahead.ts';

export {
  collection,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  deleteField,
  doc,
  endAt,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type Query,
  type QuerySnapshot,
  query,
  runTransaction,
  serverTimestamp,
  startAfter,
  startAt,
  type Timestamp,
  type Transaction,
  type WriteBatch,
  where,
  writeBatch,
} from 'firebase/firestore';

/**
 * Size of the local database cache (spec §9). It is in memory, so that nothing of one person remains for the next on
 * the same browser.
 */
export const CACHE_SIZE_BYTES = 52_428_800;

let firestore: Firestore | undefined;

/** The document database. */
export function database(): Firestore {
  if (firestore) return firestore;
  const local = localEndpoint();
  firestore = initializeFirestore(firebaseApp(), {
    ...(local?.isSecure && { host: `${local.host}:${local.port}`, ssl: true }),
    localCache: memoryLocalCache({ garbageCollector: memoryLruGarbageCollector({ cacheSizeBytes: CACHE_SIZE_BYTES }) }),
  });
  // Failures reach people as translated messages; the SDK's own console lines would only repeat them.
  setLogLevel('silent');
  if (local && !local.isSecure) connectFirestoreEmulator(firestore, local.host, local.port);
  return firestore;
}

/** Has the client remember what was asked for before it came. */
export const remembering = (): Promise<void> => rememberAhead(database);

type Question = DocumentReference | Query;
type Answer = DocumentSnapshot | QuerySnapshot;

/** Without metadata changes, the client would not say that nothing is stored after it had said so from its own empty memory. */
const WITH_METADATA = { includeMetadataChanges: true };

const isDocument = (question: Question): question is DocumentReference => question.type === 'document';

const lingering = new Lingering<Question, Answer>({
  begin: (question, next, fail) => begin(question as Query, WITH_METADATA, next, fail),
  isSame: (one, other) =>
    isDocument(one) ? isDocument(other) && refEqual(one, other) : !isDocument(other) && queryEqual(one, other),
});

onOwnWrite(() => lingering.written());

/**
 * The SDK's, in its one form that is used here: with changes of metadata. What is known already is told before it returns, and what nobody listens
 * to any more is listened to for a while.
 */
export const onSnapshot = ((
  question: Question,
  _options: typeof WITH_METADATA,
  next: (answer: Answer) => void,
  fail?: (error: unknown) => void,
) => lingering.listen(question, { next, fail })) as typeof begin;

/** Ends the database client and drops everything it has cached; the next use starts a new one. */
export async function closeDatabase(): Promise<void> {
  const closing = firestore;
  firestore = undefined;
  lingering.forget();
  if (closing) await terminate(closing);
}
