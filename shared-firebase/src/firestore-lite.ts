import { connectFirestoreEmulator, type Firestore, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { firebaseApp, localEndpoint } from './app.ts';

export { doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';

let firestore: Firestore | undefined;

/** The document database for single requests: a quarter of the full client, without its cache, its queue and its live queries. */
export function liteDatabase(): Firestore {
  if (firestore) return firestore;
  firestore = getFirestore(firebaseApp());
  // Failures reach people as translated messages; the SDK's own console lines would only repeat them.
  setLogLevel('silent');
  const local = localEndpoint();
  if (local) connectFirestoreEmulator(firestore, local.host, local.port);
  return firestore;
}
