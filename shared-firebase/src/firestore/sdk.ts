import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  memoryLruGarbageCollector,
  setLogLevel,
  terminate,
} from 'firebase/firestore';
import { firebaseApp, localEndpoint } from '../app.ts';

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
  onSnapshot,
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

/** Ends the database client and drops everything it has cached; the next use starts a new one. */
export async function closeDatabase(): Promise<void> {
  const closing = firestore;
  firestore = undefined;
  if (closing) await terminate(closing);
}
